import Supercluster from 'supercluster'
import { type Depot, type Position, placed } from './depot'

type Edges = { north: number; west: number; south: number; east: number }

/** What stands at a place of the map: a depot, or several that would cover each other. */
export type Spot =
  | { kind: 'depot'; key: string; position: Position; depot: Depot }
  | {
      kind: 'cluster'
      key: string
      position: Position
      count: number
      isLarge: boolean
      splitsAt: () => number
    }

/** Groups what stands within 60 pixels of each other, up to a zoom of 16 (MP-05). */
export function createClusters(depots: readonly Depot[]) {
  const shown = depots.filter(depot => placed([depot]).length)
  const index = new Supercluster<{ at: number }>({ radius: 60, maxZoom: 16, extent: 256 }).load(
    shown.map(({ position }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [position?.lng ?? 0, position?.lat ?? 0] },
    })),
  )
  let known = new Map<string, Spot>()
  return ({ north, west, south, east }: Edges, zoom: number): Spot[] => {
    const found = index.getClusters([west, south, east, north], Math.floor(zoom))
    const counts = found.map(({ properties }) => ('point_count' in properties ? properties.point_count : 1))
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    const spots = found.map(({ properties, geometry: { coordinates } }, at): Spot => {
      const position = { lng: coordinates[0] ?? 0, lat: coordinates[1] ?? 0 }
      const depot = 'at' in properties ? shown[properties.at] : undefined
      if (depot) {
        const key = `depot ${properties.at}`
        return known.get(key) ?? { kind: 'depot', key, position, depot }
      }
      const id = Number('cluster_id' in properties && properties.cluster_id)
      const key = `cluster ${id}`
      const count = counts[at] ?? 1
      // Larger than the larger of 10 and the mean (MP-06, A-97).
      const isLarge = count > Math.max(10, mean)
      const before = known.get(key)
      if (before?.kind === 'cluster' && before.isLarge === isLarge) return before
      return {
        kind: 'cluster',
        key,
        position,
        count,
        isLarge,
        splitsAt: () => index.getClusterExpansionZoom(id),
      }
    })
    // What stands there still is the same, and need not be drawn anew.
    known = new Map(spots.map(spot => [spot.key, spot]))
    return spots
  }
}
