import { Hono } from 'hono'
import type { ShopEnv } from '../server/replies'
import { allRounds, type Depot } from './coverage'
import { drawTile } from './draw-tile'

/** The position of each depot, by its postcode. */
const positions: Readonly<Record<string, { lat: number; lng: number }>> = {
  'BS3 2LP': { lat: 51.4409, lng: -2.6102 },
  'BA2 9EZ': { lat: 51.3806, lng: -2.3912 },
  'GL5 3HF': { lat: 51.7395, lng: -2.2416 },
}

/** Every depot with a round, once, with its position on the map. */
export const depots: readonly (Depot & { position: { lat: number; lng: number } | null })[] = [
  ...new Set(allRounds.flatMap(({ depot }) => depot ?? [])),
].map(depot => ({ ...depot, position: positions[depot.postcode] ?? null }))

/** The tiles of the map. */
export const depotRoutes = new Hono<ShopEnv>().get('/api/tiles/:z/:x/:y', c => {
  const [z = 0, x = 0, y = 0] = ['z', 'x', 'y'].map(name => Number(c.req.param(name)))
  const isTile =
    [z, x, y].every(Number.isInteger) && z >= 0 && z <= 18 && Math.min(x, y) >= 0 && Math.max(x, y) < 2 ** z
  return isTile
    ? c.body(drawTile(z, x, y), 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
      })
    : c.text('No such tile', 404)
})
