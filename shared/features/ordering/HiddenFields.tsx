type HiddenFieldsProps = {
  /** Goes before each name: "gift" makes gift[quantity]; empty leaves the names as they are. */
  prefix: string
  fields: readonly { name: readonly string[]; value: string | number }[]
}

/** What an editor inside the page's own form posts with it (A-78). */
export function HiddenFields({ prefix, fields }: HiddenFieldsProps) {
  return fields.map(({ name, value }) => {
    const [first, ...rest] = prefix ? [prefix, ...name] : name
    const full = `${first}${rest.map(part => `[${part}]`).join('')}`
    return <input key={full} type="hidden" name={full} value={value} />
  })
}
