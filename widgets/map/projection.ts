import type { Position } from './depot'

/** A place on the flat map of the world: 0 to 1 from west to east, and from north to south. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
export type View = { readonly centre: Point; readonly zoom: number }

/** Edges of a tile, in CSS pixels. */
export const tileSize = 256
export const farthest = 3
export const nearest = 18

/** How wide the world is at a zoom, in CSS pixels. */
export const worldAt = (zoom: number): number => tileSize * 2 ** zoom

/** Where a place lies on the flat map (Web Mercator, as tiles have it). */
export function toPoint({ lat, lng }: Position): Point {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** The place that lies there. */
export function toPosition({ x, y }: Point): Position {
  return {
    lat: 90 - (360 * Math.atan(Math.exp((y - 0.5) * 2 * Math.PI))) / Math.PI,
    lng: (x - 0.5) * 360,
  }
}

/** The nearest view in which all places are seen, with room around them. */
export function viewOf(positions: readonly Position[], { width, height }: Size): View {
  const points = positions.map(toPoint)
  const west = Math.min(...points.map(({ x }) => x))
  const east = Math.max(...points.map(({ x }) => x))
  const north = Math.min(...points.map(({ y }) => y))
  const south = Math.max(...points.map(({ y }) => y))
  const room = Math.min((width * 0.7) / (east - west), (height * 0.7) / (south - north))
  // A street map of one place tells nobody where it is.
  const zoom = Math.min(13, Math.max(farthest, Math.floor(Math.log2(room / tileSize))))
  return { centre: { x: (west + east) / 2, y: (north + south) / 2 }, zoom }
}

/** What a view shows: its edges in degrees. */
export function boundsOf({ centre, zoom }: View, { width, height }: Size) {
  const world = worldAt(zoom)
  const { lat: north, lng: west } = toPosition({
    x: centre.x - width / 2 / world,
    y: centre.y - height / 2 / world,
  })
  const { lat: south, lng: east } = toPosition({
    x: centre.x + width / 2 / world,
    y: centre.y + height / 2 / world,
  })
  return { north, west, south, east }
}

/** The tiles under a view: the first and the last of its columns and rows. */
export function tilesUnder({ centre, zoom }: View, { width, height }: Size) {
  const last = 2 ** zoom - 1
  const left = centre.x * worldAt(zoom) - width / 2
  const top = centre.y * worldAt(zoom) - height / 2
  return {
    west: Math.max(0, Math.floor(left / tileSize)),
    north: Math.max(0, Math.floor(top / tileSize)),
    east: Math.min(last, Math.ceil((left + width) / tileSize) - 1),
    south: Math.min(last, Math.ceil((top + height) / tileSize) - 1),
  }
}
