/**
 * Returns the entries of a fresh list, with those that were known before in their earlier order. A server that lists
 * its rows in no order gives a changed row another place, and the next press would go to its neighbour.
 */
export function keepOrder<T extends { id: string }>(before: readonly T[], fresh: readonly T[]): T[] {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: T) => places.get(id) ?? -1
  const known = fresh.filter(each => placeOf(each) >= 0).sort((one, other) => placeOf(one) - placeOf(other))
  return fresh.map(each => (placeOf(each) < 0 ? each : (known.shift() ?? each)))
}
