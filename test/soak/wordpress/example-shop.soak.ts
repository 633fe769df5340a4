import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createCookieJar } from '../../../shared/tools/cli/cookie-jar'
import { readPage } from '../../../shared/tools/cli/probe/probe-pages'
import { blocksOf } from '../../frameworks/framework-page'
import { serveWordpress, type Wordpress } from './serve-wordpress'

jest.setTimeout(300_000)

let wordpress: Wordpress
beforeAll(async () => {
  wordpress = await serveWordpress('6.5')
})
afterAll(() => wordpress?.close())

/** A browser without scripts. */
function visitorOf() {
  const jar = createCookieJar('')
  const send = async (
    method: string,
    address: string,
    body?: string,
    headers: Record<string, string> = {},
  ) => {
    const at = new URL(address, wordpress.url)
    const answer = await fetch(at, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, Cookie: jar.cookiesFor(at) ?? '' },
      redirect: 'manual',
    })
    jar.keep(at, answer.headers)
    return { status: answer.status, text: await answer.text() }
  }
  const open = async () => readPage((await send('GET', '/')).text)
  const call = async (page: ReturnType<typeof readPage>, method: string, address: string, sent?: object) => {
    const headers = {
      'Content-Type': 'application/json',
      [page.tokenHeader ?? 'X-CSRF-TOKEN']: page.token ?? '',
    }
    const { status, text } = await send(method, address, sent && JSON.stringify(sent), headers)
    return [status, JSON.parse(text)]
  }
  const logIn = async () => {
    await send('GET', '/wp-login.php')
    const fields = new URLSearchParams({ log: 'editor', pwd: 'secret', testcookie: '1' })
    const { status } = await send('POST', '/wp-login.php', `${fields}`, {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
    expect(status).toBe(302)
  }
  return { open, call, logIn }
}

test('L-52 The example plugin takes one whole order: a postcode, two boxes, the login on the way, a date, the number', async () => {
  const file = path.resolve(__dirname, '../../../demo-pages/wordpress-shop/doorstep-shop.php')
  const folder = path.join(wordpress.site, 'wp-content/mu-plugins')
  mkdirSync(folder, { recursive: true })
  cpSync(file, path.join(folder, 'shop.php'))
  const { open, call, logIn } = visitorOf()
  const guest = await open()
  expect(await call(guest, 'POST', '/register/postcode/verify', { postcode: 'BS3 4TN' })).toMatchObject([
    200,
    { postcode_match: true },
  ])
  // Nobody has chosen a box here: the login of a customer has ended.
  expect((await call(guest, 'POST', '/api/bol-checkout/update-date', {}))[0]).toBe(401)
  expect((await call(guest, 'POST', '/api/product/bol', { id: '221', quantity: 2 }))[0]).toBe(200)
  expect(
    await call({ ...guest, token: 'stale' }, 'PUT', '/api/bol-basket/line-221', { quantity: 1 }),
  ).toEqual([403, { message: 'CSRF token mismatch.' }])
  expect((await call(guest, 'POST', '/api/bol-checkout/confirm', {}))[0]).toBe(401)
  await logIn()
  const customer = await open()
  expect(await call(customer, 'GET', '/csrf-token')).toEqual([200, { token: customer.token }])
  const [, basket] = await call(customer, 'GET', '/api/bol-basket')
  expect(basket.products).toMatchObject([{ product_id: '221', quantity: 2 }])
  expect((await call(customer, 'POST', '/api/bol-checkout/confirm', {}))[0]).toBe(422)
  const [thursday] = [1, 2, 3, 4, 5, 6, 7]
    .map(days => new Date(Date.now() + days * 86_400_000))
    .filter(day => day.getUTCDay() === 4)
  const date = thursday?.toISOString().slice(0, 10)
  expect((await call(customer, 'POST', '/api/bol-checkout/update-date', { date, frequency: 0 }))[0]).toBe(200)
  const [status, placed] = await call(customer, 'POST', '/api/bol-checkout/confirm', {})
  expect([status, placed.data.id]).toEqual([200, expect.stringMatching(/^\d+$/)])
  expect((await call(customer, 'GET', '/api/bol-basket'))[1].products).toEqual([])
  wordpress.also('shop', '')
})

test('L-52 The lines of the document accept the token of a guest and of a customer, and refuse any other', async () => {
  wordpress.also(
    'documented',
    `${blocksOf('wordpress', 'php').slice(0, 2).join('\n')}
    add_action('init', fn() => strpos($_SERVER['REQUEST_URI'], '/api/') === 0 && wp_send_json(['who' => get_current_user_id()]), 11);`,
  )
  const { open, call, logIn } = visitorOf()
  const guest = await open()
  expect(await call(guest, 'POST', '/api/x', {})).toEqual([200, { who: 0 }])
  await logIn()
  const customer = await open()
  const [status, { who }] = await call(customer, 'POST', '/api/x', {})
  expect([status, who > 0]).toEqual([200, true])
  expect(await call(customer, 'GET', '/csrf-token')).toEqual([200, { token: customer.token }])
  for (const at of ['/api/x', '/account/password', '/register/postcode/verify'])
    expect((await call(guest, 'POST', at, {}))[0]).toBe(403)
  wordpress.also('documented', '')
})

test('L-52 The lines for REST routes know the customer in reads and changes, and WordPress refuses a stale nonce', async () => {
  wordpress.also(
    'documented',
    `${blocksOf('wordpress', 'php')[2]}
    add_action('rest_api_init', fn() => register_rest_route('shop/v1', '/x', ['methods' => 'GET, POST', 'permission_callback' => '__return_true', 'callback' => fn() => ['who' => get_current_user_id()]]));`,
  )
  const { open, call, logIn } = visitorOf()
  await logIn()
  const customer = await open()
  for (const method of ['GET', 'POST']) {
    const [status, { who }] = await call(customer, method, '/?rest_route=/shop/v1/x')
    expect([method, status, who > 0]).toEqual([method, 200, true])
  }
  expect(await call({ ...customer, token: 'stale' }, 'POST', '/?rest_route=/shop/v1/x')).toMatchObject([
    403,
    { code: 'rest_cookie_invalid_nonce' },
  ])
  wordpress.also('documented', '')
})
