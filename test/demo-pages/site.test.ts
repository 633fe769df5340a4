import { usualPages } from '#site/pages'
import { createAnswer } from '../../demo-pages/answer'
import { pagePaths } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { addressesOf, answerAt, siteBelow } from '../../demo-pages/site'
import fc from '../support/fast-check'

const site = siteBelow('/winkel')
const ways = addressesOf(site)

function open() {
  const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })
  const visit = shop.visit({ as: 'customer', hasPostcode: true })
  const answer = answerAt(createAnswer({ shop, readFile: async () => null }), site)
  const ask = (path: string, init: RequestInit = {}) => {
    const request = new Request(`https://shop.test${path}`, init)
    const headers = new Headers(init.headers)
    headers.set('Cookie', `doorstep_demo=${visit.id}`)
    Object.defineProperty(request, 'headers', { value: headers })
    return answer(request)
  }
  return { ask, visit }
}

const addressesIn = (markup: string) =>
  [...markup.matchAll(/ (?:href|action|src|poster)="(\/[^"]*)"/g)].map(([, address = '']) =>
    address.replace(/&amp;/g, '&'),
  )

test('G-03 Every page of a shop below /winkel/ works, stays there and gives the addresses of calls and pages', async () => {
  const { ask, visit } = open()
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 2, increment: false })
  const led = new Set<string>()
  for (const usual of pagePaths.filter(path => path !== '/login')) {
    const page = await ask(ways.own(usual))
    const markup = await page.text()
    expect([usual, page.status]).toEqual([usual, 200])
    expect(markup).toContain('<script type="application/json" data-doorstep-site>{"root":"/winkel"')
    const addresses = addressesIn(markup)
    expect(addresses.filter(each => !each.startsWith('/winkel/'))).toEqual([])
    // Also addresses in the options of widgets.
    expect(markup.match(/"\/(?!winkel\/)(?:account|shop|api|login|register|assets)\b[^"]*"/g)).toBeNull()
    for (const each of addresses)
      if (!/\.(js|css|svg|woff2|webp|webm|mp4)$/.test(each)) led.add(each.replace(/[?#].*$/, ''))
  }
  expect(led.size).toBeGreaterThan(30)
  const posts = /verify$|\/logout$|house-moves\/|\/demo\/|\/product\/bol$|\/schnittstelle\//
  for (const each of led)
    if (!posts.test(each)) expect([each, (await ask(each)).status]).not.toEqual([each, 404])
})

test.each(Object.entries(usualPages).filter(([name]) => name in (site.pages ?? {})))(
  'G-03 The default address of %s no longer works, inside or outside the folder',
  async (_, usual) => {
    const path = usual.replace('{id}', '1')
    const { ask } = open()
    expect([(await ask(path)).status, (await ask(`/winkel${path}`)).status]).toEqual([404, 404])
  },
)

test("G-03 A call goes to this site's address, and its answer's links stay below the folder", async () => {
  const { ask, visit } = open()
  const read = await ask('/winkel/schnittstelle/v1/bol-basket')
  expect(read.status).toBe(200)
  expect((await ask('/winkel/api/bol-basket')).status).toBe(404)
  const { csrfToken } = visit.globals()
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-CSRF-TOKEN': csrfToken,
      },
      body: JSON.stringify(body),
    })
  const saved = await post('/winkel/schnittstelle/v1/product/oneoff', {
    id: 101,
    quantity: 2,
    date: '2026-11-30',
    order_id: null,
  })
  const body = JSON.stringify(await saved.json())
  expect([saved.status, body]).toEqual([200, expect.not.stringMatching(/"\/(?!winkel\/)/)])
})

test('G-03 Translating an address to the folder and back gives the same address', () => {
  const path = fc.constantFrom(
    ...pagePaths,
    '/api/bol-basket',
    '/api/product/bol/7',
    '/account/orders/806',
    '/csrf-token',
  )
  fc.assert(fc.property(path, usual => ways.usual(ways.own(usual)) === usual))
})

test.each([
  ['/winkel/konto/pausen?edit=1', '/winkel/konto/pausen?edit=1'],
  ['//evil.example/', '/winkel/'],
  ['/\\evil.example/', '/winkel/'],
  ['https://evil.example/', '/winkel/'],
  ['javascript:alert(1)', '/winkel/'],
  ['/winkel/anmelden', '/winkel/'],
])('G-08 A login with the return address %s leads to %s', async (back, target) => {
  const { ask, visit } = open()
  Object.assign(visit.state, { customer: null })
  const page = await ask(`/winkel/anmelden?return=${encodeURIComponent(back)}`)
  expect(page.status).toBe(200)
  const { csrfToken } = visit.globals()
  const done = await ask('/winkel/anmelden', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams({
      _token: csrfToken,
      email: 'alison@doorstep.example',
      password: 'x',
    }).toString(),
  })
  expect([done.status, done.headers.get('Location')]).toEqual([303, target])
})
