/**
 * Returns the entries of a fresh list, with those that were known before in their earlier order. A server that lists
 * its rows in no order gives a changed row another place, and the next press would go to its neighbour.
 */
export function keepOrder<T extends { id: string }>(before: readonly T[], fresh: readonly T[]): T[] {
  const known = new Map(fresh.map(each => [each.id, each]))
  const earlier = before.flatMap(({ id }) => known.get(id) ?? [])
  const ids = new Set(earlier.map(({ id }) => id))
  // Two entries with the same id cannot be told apart.
  if (known.size < fresh.length || ids.size < earlier.length) return [...fresh]
  let at = 0
  return fresh.map(each => (ids.has(each.id) ? (earlier[at++] ?? each) : each))
}
