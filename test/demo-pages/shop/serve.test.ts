import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningShop, serve } from '../../../demo-pages/serve'

let dist: string
let running: RunningShop

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'doorstep-'))
  await mkdir(path.join(dist, 'w'))
  await writeFile(path.join(dist, 'loader.js'), 'export {}')
  await writeFile(path.join(dist, 'w/promo-field-ABCD1234.js'), 'export {}')
  running = await serve({ dist })
})

afterAll(async () => {
  await running.close()
  await rm(dist, { recursive: true })
})

const open = (address: string, cookie = '') =>
  fetch(running.url + address, { headers: { cookie }, redirect: 'manual' })

const cookieOf = (reply: Response) => reply.headers.get('Set-Cookie')?.split(';')[0] ?? ''

const arrive = async () => {
  const cookie = cookieOf(await open('/'))
  const { token } = await (await open('/csrf-token', cookie)).json()
  const send = (address: string, body: object) =>
    fetch(running.url + address, {
      method: 'POST',
      headers: {
        cookie,
        'Content-Type': 'application/json',
        'X-CSRF-TOKEN': token,
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: JSON.stringify(body),
    })
  return { cookie, token, send }
}

test('A page has the visitor’s token under a strict policy with a nonce of its own', async () => {
  const first = await open('/')
  const markup = await first.text()
  const policy = first.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  expect(policy).toMatch(/default-src 'self'.*require-trusted-types-for 'script'.*object-src 'none'/)
  expect(markup).toContain(`nonce="${nonce}"`)
  const { token } = await (await open('/csrf-token', cookieOf(first))).json()
  expect(markup).toContain(token)
  expect((await open('/')).headers.get('Content-Security-Policy')).not.toContain(nonce)
})

test('A guest is sent from the account to the login page and back after logging in', async () => {
  const { cookie, token } = await arrive()
  const sent = await open('/account/pauses', cookie)
  expect([sent.status, sent.headers.get('Location')]).toEqual([302, '/login'])
  const reply = await fetch(`${running.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ _token: token, email: 'alison@doorstep.example', password: 'x' }),
  })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/account/pauses'])
  expect((await open('/account/pauses', cookie)).status).toBe(200)
})

test('Hashed files are cached for ever, and the loader is revalidated', async () => {
  const caching = async (address: string) => (await open(address)).headers.get('Cache-Control')
  expect(await caching('/doorstep/w/promo-field-ABCD1234.js')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/doorstep/loader.js')).toBe('no-cache')
})

test.each(['offline', 'drop-after'])('%s really breaks the connection', async kind => {
  const { send, cookie } = await arrive()
  await send('/demo/faults', { kind })
  // Closes idle connections, which would make Node's fetch fail at its next call.
  await new Promise(resolve => setTimeout(resolve, 50))
  await expect(send('/register/postcode/verify', { postcode: 'BS3 4TN' })).rejects.toThrow('fetch failed')
  const log = await (await open('/demo/log', cookie)).json()
  expect(log.at(-1)).toMatchObject({ fault: kind, applied: kind === 'drop-after', delivered: false })
})

test('Every answer can be delayed for measurements', async () => {
  const slow = await serve({ dist, delay: 80 })
  const started = performance.now()
  await fetch(`${slow.url}/doorstep/loader.js`)
  expect(performance.now() - started).toBeGreaterThanOrEqual(75)
  await slow.close()
})
