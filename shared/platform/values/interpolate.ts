/** A wording with its {names} filled in; a name that is not given stays as it is. */
export const interpolate = (messages: string, values: Readonly<Record<string, string | number>>): string =>
  messages.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  )
