import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { type FaultKind, faultKinds } from '../../../demo-pages/shop/server/fault-kinds'
import type { Visit } from '../../../demo-pages/shop/visit'

const path = '/register/postcode/verify'
const check = (visit: Visit) => visit.call('POST', path, { postcode: 'BS3 4TN' })

const struck = async (kind: FaultKind, more = {}) => {
  const visit = createDemoShop().visit({ as: 'guest' })
  visit.setFault({ kind, ms: 0, ...more })
  const seen = await check(visit).then(
    async reply => ({ status: reply.status, body: await reply.text(), redirected: reply.redirected }),
    (problem: unknown) => ({ problem }),
  )
  return { visit, seen, entry: visit.log[0], didApply: visit.state.postcode !== null }
}

const outcomes: [kind: FaultKind, applied: boolean, seen: object][] = [
  ['slow', true, { status: 200 }],
  ['offline', false, { problem: expect.any(TypeError) }],
  ['drop-after', true, { problem: expect.any(TypeError) }],
  ['500-before', false, { status: 500, body: expect.stringContaining('<!doctype html>') }],
  ['500-after', true, { status: 500, body: expect.stringContaining('<!doctype html>') }],
  ['419', false, { status: 419, body: '{"message":"CSRF token mismatch."}' }],
  ['401', false, { status: 401, body: '{"message":"Unauthenticated."}' }],
  ['login-page', false, { status: 200, redirected: true, body: expect.stringContaining('Log in') }],
  ['403', false, { status: 403 }],
  ['404', false, { status: 404, body: expect.stringContaining('No query results') }],
  ['409', false, { status: 409 }],
  ['422', false, { status: 422, body: expect.stringContaining('Please ring us.') }],
  ['422-fields', false, { status: 422, body: expect.stringContaining('"errors"') }],
  ['200-no', false, { status: 200, body: expect.stringContaining('"success":false') }],
  ['429', false, { status: 429 }],
  ['502', false, { status: 502, body: expect.stringContaining('<!doctype html>') }],
  ['503', false, { status: 503 }],
  ['504-after', true, { status: 504, body: expect.stringContaining('<!doctype html>') }],
  ['redirect', false, { redirected: true }],
  ['malformed', true, { status: 200, body: expect.stringContaining('oops') }],
  ['truncated', true, { status: 200, body: expect.not.stringMatching(/}$/) }],
  ['gzip', true, { status: 200, body: expect.not.stringContaining('postcode') }],
  [
    'warning',
    true,
    { status: 200, body: expect.stringMatching(/^<br \/>\n<b>Warning<[\s\S]*\{"postcode_match"/) },
  ],
  ['empty', true, { status: 204, body: '' }],
  ['wrong-type', true, { status: 200, body: expect.stringContaining('<!doctype html>') }],
  ['blank', true, { status: 200, body: '' }],
  ['long', true, { status: 200, body: expect.stringMatching(/^<!doctype html>/) }],
  ['wrong-shape', true, { status: 200, body: '["later", {"results": 7}]' }],
  ['duplicate', true, { status: 200 }],
]

test('Every kind of fault is tried here', () => {
  expect(outcomes.map(([kind]) => kind).sort()).toEqual(Object.keys(faultKinds).sort())
})

test.each(outcomes)("%s: the shop's action (%s) and the visitor's view", async (kind, applied, expected) => {
  const { seen, entry, didApply } = await struck(kind)
  expect(seen).toMatchObject(expected)
  expect([didApply, entry?.applied]).toEqual([applied, applied])
  expect(entry).toMatchObject({ fault: kind, arrived: kind !== 'offline', delivered: !('problem' in seen) })
})

test.each(outcomes)('After %s the next call works as usual', async kind => {
  const { visit } = await struck(kind)
  expect((await check(visit)).status).toBe(200)
})

test('A call that arrives twice is processed twice and answered once', async () => {
  const visit = createDemoShop().visit()
  visit.setFault({ kind: 'duplicate' })
  await visit.call('POST', path, { postcode: 'EX4 4QJ' })
  expect(visit.state.failedChecks.size).toBe(2)
  expect(visit.log).toHaveLength(1)
})

test('One visitor’s fault never reaches another visitor', async () => {
  const shop = createDemoShop()
  const [struckOne, other] = [shop.visit(), shop.visit()]
  struckOne.setFault({ kind: '500-before', times: 'always' })
  expect((await check(other)).status).toBe(200)
})

test('An expired page has a stale token, and the address for tokens still works', async () => {
  const visit = createDemoShop().visit()
  const old = visit.csrfToken
  visit.setFault({ kind: '419', times: 'always' })
  expect((await check(visit)).status).toBe(419)
  expect((await (await visit.fetch('/csrf-token')).json()).token).toBe(visit.csrfToken)
  expect(visit.csrfToken).not.toBe(old)
})

test('Leaving during a slow answer aborts the wait, although the shop has processed the call', async () => {
  const visit = createDemoShop().visit()
  visit.setFault({ kind: 'slow', ms: 60_000 })
  const leave = new AbortController()
  const call = visit.fetch(path, {
    method: 'POST',
    body: '{"postcode":"BS3 4TN"}',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': visit.csrfToken },
    signal: leave.signal,
  })
  setTimeout(() => leave.abort(), 20)
  await expect(call).rejects.toThrow('aborted')
  expect(visit.log[0]).toMatchObject({ applied: true, delivered: false })
})

test('Arrival and delivery can be delayed separately', async () => {
  const shop = createDemoShop()
  const visit = shop.visit()
  const request = new Request('https://shop.test/register/postcode/verify', {
    method: 'POST',
    body: '{"postcode":"BS3 4TN"}',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': visit.csrfToken,
      Cookie: `doorstep_demo=${visit.id}`,
    },
  })
  const { entry, deliver } = await shop.receive(request)
  expect([entry.applied, entry.delivered]).toEqual([true, false])
  expect((await deliver()).status).toBe(200)
  expect(entry.delivered).toBe(true)
})
