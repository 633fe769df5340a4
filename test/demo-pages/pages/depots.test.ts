/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { drawTile } from '../../../demo-pages/shop/places/draw-tile'

const visit = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') }).visit({ as: 'guest' })

test('MP-01 MP-02 Without JavaScript the depots page is a list with addresses, telephone numbers and e-mail', () => {
  const page = new DOMParser().parseFromString(
    renderPage('/depots', visit.page('/depots')) ?? '',
    'text/html',
  )
  const rows = [...page.querySelectorAll('[data-widget="map"] li')]
  expect(rows.map(row => row.querySelector('b')?.textContent)).toEqual([
    'Bedminster Depot',
    'Bathside Depot',
    'Stroud Valleys Depot',
  ])
  for (const row of rows) expect(row.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(2)
})

test('MP-01 The tiles show towns from afar, then districts, roads and the river, then street names', () => {
  /** The tiles at a place and around it. */
  const around = (zoom: number, lat: number, lng: number) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    const x = Math.floor((lng / 360 + 0.5) * 2 ** zoom)
    const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom)
    const at = [-1, 0, 1]
    return at.flatMap(right => at.map(down => drawTile(zoom, x + right, y + down))).join('')
  }
  const bedminster = [51.4409, -2.6102] as const
  const expected = [
    [9, ['Bristol', 'Bath', 'Stroud']],
    [12, ['Bristol', 'Bedminster', 'River Avon', '>A38<']],
    [16, ['Southville', 'Churn Row']],
  ] as const
  for (const [zoom, names] of expected)
    for (const name of names) expect(around(zoom, ...bedminster)).toContain(name)
  for (let zoom = 0; zoom <= 18; zoom++)
    expect(around(zoom, ...bedminster)).not.toMatch(/NaN|undefined|Infinity/)
})
