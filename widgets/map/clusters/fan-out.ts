import type { Position } from '../depot'
import { nearestTo } from './longitudes'

/** Marks nearer to each other than this, in CSS pixels, overlap. */
const room = 46

const tileSize = 256

type Offset = { readonly x: number; readonly y: number }

/** Returns the offsets of overlapping marks, in rings wide enough for each mark to be pressed. */
function rings(count: number, ring = 1): Offset[] {
  const here = Math.min(count, ring * 6)
  const offsets = Array.from({ length: here }, (_, at) => {
    const turn = (2 * Math.PI * at) / here - Math.PI / 2
    return { x: ring * room * Math.cos(turn), y: ring * room * Math.sin(turn) }
  })
  return count > here ? [...offsets, ...rings(count - here, ring + 1)] : offsets
}

/**
 * Returns the size of a CSS pixel in degrees at that position; on such a small area the earth's curvature is ignored.
 */
function degreesAt({ lat }: Position, zoom: number): Offset {
  const x = 360 / (tileSize * 2 ** zoom)
  return { x, y: x * Math.cos((lat * Math.PI) / 180) }
}

/** Returns groups of items that overlap, directly or through items between them. */
function groupsOf<Item extends { position: Position }>(items: readonly Item[], zoom: number): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const degree = degreesAt(item.position, zoom)
    const covers = (other: Item) =>
      Math.hypot(
        (nearestTo(item.position.lng, other.position.lng) - item.position.lng) / degree.x,
        (other.position.lat - item.position.lat) / degree.y,
      ) < room
    const near = groups.filter(group => group.some(covers))
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), item])
  }
  return groups
}

/**
 * Returns where each item is drawn at a zoom: overlapping items in rings around their centre, the others at their own
 * position.
 */
export function fanOut<Item extends { position: Position }>(
  items: readonly Item[],
  zoom: number,
): ReadonlyMap<Item, Position> {
  return new Map(
    groupsOf(items, zoom).flatMap(group => {
      if (group.length === 1) return group.map(item => [item, item.position] as const)
      const first = group[0]?.position.lng ?? 0
      const midst = {
        lat: group.reduce((sum, { position }) => sum + position.lat, 0) / group.length,
        lng: group.reduce((sum, { position }) => sum + nearestTo(first, position.lng), 0) / group.length,
      }
      const degree = degreesAt(midst, zoom)
      const around = rings(group.length)
      return group.map((item, at) => {
        const { x, y } = around[at] as Offset
        return [item, { lat: midst.lat - y * degree.y, lng: midst.lng + x * degree.x }] as const
      })
    }),
  )
}
