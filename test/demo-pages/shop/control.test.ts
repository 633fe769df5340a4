import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const headers = { 'Content-Type': 'application/json' }
const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })

test('The panel switches the visitor', async () => {
  const visit = createDemoShop().visit()
  const state = await (await visit.fetch('/demo/visitor', post({ as: 'customer' }))).json()
  expect(state).toMatchObject({ as: 'customer', postcode: 'BS3 4TN' })
  expect(visit.globals()).toMatchObject({ isGuest: false, hasPostcode: true })
  await visit.fetch('/demo/visitor', post({ as: 'guest', hasPostcode: true }))
  expect(visit.globals()).toMatchObject({ isGuest: true, hasPostcode: true })
  await visit.fetch('/demo/visitor', post({ as: 'guest' }))
  expect(visit.globals().hasPostcode).toBe(false)
})

test('The panel sets a fault, shows it and removes all faults', async () => {
  const visit = createDemoShop().visit()
  await visit.fetch('/demo/faults', post({ kind: 'slow', match: '/register/*', times: 'always', ms: 50 }))
  expect(visit.page('/').demo.faults).toEqual([{ kind: 'slow', match: '/register/*', times: 'always' }])
  await visit.fetch('/demo/faults', post({ kind: 'none' }))
  expect(visit.state.faults).toEqual([])
})

test('A reset clears everything but the cookie', async () => {
  const visit = createDemoShop().visit({ as: 'customer' })
  await visit.call('POST', '/register/postcode/verify', { postcode: 'EX4 4QJ' })
  visit.setFault({ kind: 'slow' })
  await visit.fetch('/demo/reset', { method: 'POST' })
  const state = await (await visit.fetch('/demo/state')).json()
  expect(state).toMatchObject({ as: 'guest', hasPostcode: false, faults: [], leads: [] })
  expect(visit.state.failedChecks.size).toBe(0)
})

test('The log has a visitor’s own calls without the panel’s', async () => {
  const shop = createDemoShop({ now: () => new Date('2026-06-01T08:00:00Z') })
  const [visit, other] = [shop.visit(), shop.visit()]
  await visit.call('POST', '/register/code/verify', { code: 'FREEMILK' })
  await other.call('POST', '/register/code/verify', { code: 'WELCOME10' })
  const log = await (await visit.fetch('/demo/log')).json()
  expect(log).toHaveLength(1)
  expect(log[0]).toMatchObject({
    time: '2026-06-01T08:00:00.000Z',
    method: 'POST',
    path: '/register/code/verify',
    body: '{"code":"FREEMILK"}',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': visit.csrfToken },
    applied: true,
    status: 200,
    fault: null,
  })
  expect(shop.log).toHaveLength(2)
})

test('Each visitor has a shop of their own', async () => {
  const shop = createDemoShop()
  const [one, other] = [shop.visit(), shop.visit()]
  await one.call('POST', '/register/postcode/verify', { postcode: 'BS3 4TN' })
  expect([one.globals().hasPostcode, other.globals().hasPostcode]).toEqual([true, false])
})

describe("a page's report of a failed widget", () => {
  const send = (visit: ReturnType<ReturnType<typeof createDemoShop>['visit']>, body: string) =>
    visit.fetch('/demo/errors', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body })

  test("G-14 The report is on that visitor's page only, the latest first", async () => {
    const shop = createDemoShop()
    const visit = shop.visit()
    expect((await send(visit, '{"widget":"tabs","failed":"markup"}')).status).toBe(204)
    await send(visit, '{"widget":"map","version":"1","error":"TypeError","fingerprint":"0a"}')
    const page = renderPage('/demo', { ...visit.page('/demo'), nonce: '' }) ?? ''
    expect(page).toMatch(
      /<td>map<\/td><td>crashed: TypeError, 0a<\/td><td>1<\/td>[\s\S]*<td>tabs<\/td><td>could not start: markup/,
    )
    const other = renderPage('/demo', { ...shop.visit().page('/demo'), nonce: '' })
    expect(other).toContain('Nothing has failed on your pages so far.')
  })

  test.each([
    '',
    'failed',
    '[]',
    '{}',
    '{"a":1}',
    '{"a":{"b":"c"}}',
    `{"a":"${'b'.repeat(201)}"}`,
    '{"a b":"c"}',
  ])('G-14 The report is refused when it is invalid: %s', async body => {
    const visit = createDemoShop().visit()
    expect((await send(visit, body)).status).toBe(422)
    expect(visit.page('/demo').sent.reports).toEqual([])
  })

  test('G-14 At most a hundred reports are kept, and never as markup', async () => {
    const visit = createDemoShop().visit()
    for (let at = 0; at < 103; at++) await send(visit, `{"failed":"<b>${at}</b>"}`)
    expect(visit.page('/demo').sent.reports).toHaveLength(100)
    const page = renderPage('/demo', { ...visit.page('/demo'), nonce: '' }) ?? ''
    expect(page).toContain('&lt;b&gt;102&lt;/b&gt;')
    expect(page).not.toContain('<b>102')
  })
})
