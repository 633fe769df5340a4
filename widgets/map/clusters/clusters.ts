import Supercluster from 'supercluster'
import { type Depot, type Position, placed } from '../depot'
import { fanOut } from './fan-out'

type Edges = { north: number; west: number; south: number; east: number }

/** A mark on the map: a single depot, or a cluster of several that would overlap. */
export type Spot =
  | {
      kind: 'depot'
      key: string
      position: Position
      /** The position at which the mark is drawn: beside its own position if other marks are there too. */
      seenAt: Position
      depot: Depot
    }
  | {
      kind: 'cluster'
      key: string
      position: Position
      seenAt: Position
      count: number
      isLarge: boolean
      splitsAt: () => number
    }

const radius = 60
const lastZoom = 16

/**
 * Clusters depots within 60 pixels of each other up to zoom 16; beyond that, overlapping marks are fanned out (MP-05).
 */
export function createClusters(depots: readonly Depot[]) {
  const shown = depots.filter(depot => placed([depot]).length)
  const index = new Supercluster<{ at: number }>({ radius, maxZoom: lastZoom, extent: 256 }).load(
    shown.map(({ position }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [position?.lng ?? 0, position?.lat ?? 0] },
    })),
  )
  /** Returns the marks within the given edges at a zoom. */
  const spotsIn = ({ north, west, south, east }: Edges, zoom: number): Spot[] => {
    const found = index.getClusters([west, south, east, north], Math.floor(zoom))
    const counts = found.map(({ properties }) => ('point_count' in properties ? properties.point_count : 1))
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    const spots = found.map(({ properties, geometry: { coordinates } }, at): Spot => {
      const position = { lng: coordinates[0] ?? 0, lat: coordinates[1] ?? 0 }
      const place = { position, seenAt: position }
      const depot = 'at' in properties ? shown[properties.at] : undefined
      if (depot) return { kind: 'depot', key: `depot ${properties.at}`, ...place, depot }
      const id = Number('cluster_id' in properties && properties.cluster_id)
      const count = counts[at] ?? 1
      // Large means more than 10 and more than the mean (MP-06, A-97).
      const isLarge = count > Math.max(10, mean)
      const splitsAt = () => index.getClusterExpansionZoom(id)
      return { kind: 'cluster', key: `cluster ${id}`, ...place, count, isLarge, splitsAt }
    })
    // Clusters do not cross the antimeridian, so marks that overlap across it are fanned out at any zoom.
    const isAtEdge = ({ position }: Spot) => 180 - Math.abs(position.lng) < (radius * 360) / (256 * 2 ** zoom)
    const seen = fanOut(zoom > lastZoom ? spots : spots.filter(isAtEdge), Math.floor(zoom))
    return spots.map(spot => ({ ...spot, seenAt: seen.get(spot) ?? spot.position }))
  }
  /** Returns the first zoom, from the given one on, at which a depot is not part of a cluster. */
  const aloneFrom = (depot: Depot, zoom: number): number => {
    if (!depot.position || zoom > lastZoom) return zoom
    const { lat, lng } = depot.position
    // A small margin, because the index rounds its positions.
    const around = { north: lat + 1e-4, south: lat - 1e-4, west: lng - 1e-4, east: lng + 1e-4 }
    const isAlone = spotsIn(around, zoom).some(spot => spot.kind === 'depot' && spot.depot === depot)
    return isAlone ? zoom : aloneFrom(depot, zoom + 1)
  }
  return { spotsIn, aloneFrom }
}
