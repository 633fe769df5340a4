/** A wording with its {names} filled in; a name that is not given stays as it is. */
export const fill = (wording: string, values: Readonly<Record<string, string | number>>): string =>
  wording.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  )
