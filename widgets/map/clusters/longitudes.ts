/**
 * Returns the shortest range, from west to east, that contains all longitudes; across the antimeridian its east is
 * above 180.
 */
export function stretchOf(lngs: readonly number[]): { west: number; east: number } {
  const sorted = [...lngs].sort((one, other) => one - other)
  const first = sorted[0] ?? 0
  // The gap from the last longitude to the first, across the antimeridian, counts like the others.
  const gaps = sorted.map((lng, at) => (sorted[at + 1] ?? first + 360) - lng)
  const widest = gaps.indexOf(Math.max(...gaps))
  const west = sorted[widest + 1] ?? first
  const end = sorted[widest] ?? first
  return { west, east: end < west ? end + 360 : end }
}

/** Returns the same longitude on the copy of the world that is nearest to `centre`. */
export const nearestTo = (centre: number, lng: number): number => lng + 360 * Math.round((centre - lng) / 360)
