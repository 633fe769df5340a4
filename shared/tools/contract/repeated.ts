const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const isList = (value: object) => Array.isArray(value) || Object.keys(value).every(key => /^\d/.test(key))

const idOf = (entry: unknown): string | null => {
  const id = isHolder(entry) && 'id' in entry ? entry.id : null
  return (typeof id === 'string' && id.trim()) || typeof id === 'number' ? String(id).trim() : null
}

/**
 * Returns the places where an id occurs twice in its list, which a schema cannot forbid. Two rows with the same id
 * cannot be told apart, so a change might reach the wrong one.
 */
export function repeatedIds(value: unknown, at = ''): string[] {
  if (!isHolder(value)) return []
  const seen = new Set<string>()
  return Object.entries(value).flatMap(([key, each]) => {
    const place = Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key
    const id = isList(value) ? idOf(each) : null
    const isSecond = id !== null && seen.has(id)
    if (id !== null) seen.add(id)
    return [...(isSecond ? [`${place}.id`] : []), ...repeatedIds(each, place)]
  })
}
