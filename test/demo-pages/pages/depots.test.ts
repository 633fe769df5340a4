/** @jest-environment ./test/support/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { drawTile } from '../../../demo-pages/shop/depots'

const visit = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') }).visit({ as: 'guest' })

test('MP-01 MP-02 without script the page of the depots is a list with addresses, telephones and mail', () => {
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

test('MP-01 the shop draws its own tiles, and none that is not one', async () => {
  const get = (path: string) => visit.fetch(new Request(`https://shop.test/api/tiles/${path}`))
  const reply = await get('9/252/170')
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  expect(drawTile(9, 252, 170)).not.toContain('NaN')
  expect((await get('2/4/0')).status).toBe(404)
})
