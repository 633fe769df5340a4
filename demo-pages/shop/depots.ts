import { Hono } from 'hono'
import { allRounds, type Depot } from './coverage'
import type { ShopEnv } from './replies'

/** Where each depot is, by its postcode. */
const positions: Readonly<Record<string, { lat: number; lng: number }>> = {
  'BS3 2LP': { lat: 51.4409, lng: -2.6102 },
  'BA2 9EZ': { lat: 51.3806, lng: -2.3912 },
  'GL5 3HF': { lat: 51.7395, lng: -2.2416 },
}

/** Every depot from which a round starts, once, with its place on the map. */
export const depots: readonly (Depot & { position: { lat: number; lng: number } | null })[] = [
  ...new Set(allRounds.flatMap(({ depot }) => depot ?? [])),
].map(depot => ({ ...depot, position: positions[depot.postcode] ?? null }))

type Line = readonly (readonly [lat: number, lng: number])[]

/** The Severn and its estuary, roughly. */
const water: Line = [
  [51.86, -2.26],
  [51.79, -2.32],
  [51.71, -2.48],
  [51.6, -2.6],
  [51.51, -2.73],
  [51.4, -2.88],
  [51.2, -3.05],
  [51.2, -3.6],
  [51.4, -3.2],
  [51.52, -3.0],
  [51.63, -2.67],
  [51.74, -2.45],
  [51.83, -2.3],
]
const roads: readonly Line[] = [
  [
    [51.9, -2.17],
    [51.7, -2.35],
    [51.55, -2.55],
    [51.44, -2.73],
    [51.2, -2.95],
  ],
  [
    [51.6, -2.75],
    [51.55, -2.55],
    [51.5, -2.2],
    [51.53, -1.7],
  ],
  [
    [51.45, -2.59],
    [51.38, -2.36],
    [51.2, -2.2],
  ],
]

/** Draws a tile of the shop's own map: no other site is asked for one. */
export function drawTile(z: number, x: number, y: number): string {
  const world = 256 * 2 ** z
  const points = (line: Line) =>
    line
      .map(([lat, lng]) => {
        const sine = Math.sin((lat * Math.PI) / 180)
        const left = (lng / 360 + 0.5) * world - x * 256
        const top = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - y * 256
        return `${left.toFixed(1)},${top.toFixed(1)}`
      })
      .join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><path fill="#e4eedc" d="M0 0h256v256H0z"/><path stroke="#d5e0c9" fill="none" d="M0 .5h256M.5 0v256"/><polygon fill="#cfe0ef" points="${points(water)}"/>${roads.map(road => `<polyline fill="none" stroke="#f7c846" stroke-width="4" points="${points(road)}"/>`).join('')}</svg>`
}

/** The tiles of the map. */
export const depotRoutes = new Hono<ShopEnv>().get('/api/tiles/:z/:x/:y', c => {
  const [z = 0, x = 0, y = 0] = ['z', 'x', 'y'].map(name => Number(c.req.param(name)))
  const isTile =
    [z, x, y].every(Number.isInteger) && z >= 0 && z <= 20 && Math.min(x, y) >= 0 && Math.max(x, y) < 2 ** z
  return isTile
    ? c.body(drawTile(z, x, y), 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
      })
    : c.text('No such tile', 404)
})
