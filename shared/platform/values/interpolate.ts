/** Fills in the {names} of a message; a name without a value stays as it is. */
export const interpolate = (messages: string, values: Readonly<Record<string, string | number>>): string =>
  messages.replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : name,
  )
