type HiddenFieldsProps = {
  /** The prefix of each name: "gift" gives gift[quantity]; an empty prefix leaves the names unchanged. */
  prefix: string
  fields: readonly { name: readonly string[]; value: string | number }[]
}

/** The hidden fields of an editor inside the page's own form, posted with that form (A-78). */
export function HiddenFields({ prefix, fields }: HiddenFieldsProps) {
  return fields.map(({ name, value }) => {
    const [first, ...rest] = prefix ? [prefix, ...name] : name
    const full = `${first}${rest.map(part => `[${part}]`).join('')}`
    return <input key={full} type="hidden" name={full} value={value} />
  })
}
