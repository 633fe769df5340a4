import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { today } from '../../../../shared/platform/values/london'
import { startMock } from '../../../../shared/tools/cli/mock/mock'
import { probe } from '../../../../shared/tools/cli/probe/probe'
import { openSession } from '../../../../shared/tools/cli/session'
import { calendarDay } from '../../../support/calendar-day'
import { knownTo } from '../../../support/contract/known-to'
import { portOf } from '../../../support/servers/port-of'
import { standIn } from '../../../support/stand-in'

/** A developer's own server with pages and without any call. */
let own: Server
let pages = ''
const seen: string[] = []
beforeAll(async () => {
  own = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    if (incoming.url === '/old') {
      outgoing.writeHead(302, { Location: `${pages}/milk`, 'Set-Cookie': 'own=1; Path=/' }).end()
      return
    }
    const isThere = incoming.url === '/milk' || incoming.method === 'POST'
    outgoing.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/html' })
    outgoing.end(isThere ? '<html><head><meta name="csrf-token" content="mine"></head>Milk</html>' : 'none')
  })
  await new Promise<void>(ready => own.listen(0, '127.0.0.1', ready))
  pages = `http://127.0.0.1:${portOf(own)}`
})
afterAll(() => {
  own.closeAllConnections()
  own.close()
})

const open: { close: () => void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})
async function mock(more: object = {}) {
  const shop = createDemoShop({ now: () => new Date() })
  const usual = { shop, port: 0, host: '127.0.0.1', as: 'customer', bundle: 'dist', slow: 0, note: () => {} }
  const running = await startMock(standIn<Parameters<typeof startMock>[0]>({ ...usual, ...more }))
  open.push(running)
  return running.url
}

test('G-09 Every call of the mock is valid, on the pages of a server without calls and with its own token', async () => {
  const origin = await mock({ pages })
  const session = await openSession(origin, { page: '/milk' })
  const report = await probe({
    origin,
    ...session,
    known: await knownTo(() => ['of-the-shop']),
    isWriting: true,
    pages: [],
    testData: { box: '221', essential: '101', recipe: '1', address: '1', suggestions: '/api/suggestions' },
    today: calendarDay(today(new Date())),
  })
  const calls = report.calls.filter(({ call }) => call)
  expect(calls.flatMap(({ what, findings }) => findings.map(({ says }) => `${what} ${says}`))).toEqual([])
  expect(calls.filter(({ verdict }) => verdict === 'not asked').map(({ call }) => call)).toEqual([
    'readMorePosts',
  ])
})

test('G-09 The mock takes pages from the developer’s server, redirects included, and supplies the bundle', async () => {
  const origin = await mock({ pages })
  const page = await fetch(`${origin}/milk`)
  expect(await page.text()).toContain('Milk')
  const led = await fetch(`${origin}/old`, { redirect: 'manual' })
  expect([led.status, led.headers.get('Location'), led.headers.get('Set-Cookie')]).toEqual([
    302,
    `${origin}/milk`,
    'own=1; Path=/',
  ])
  const form = { method: 'POST', body: new URLSearchParams({ postcode: 'BS3 4TN' }) }
  await fetch(`${origin}/account/addresses/postcode/verify`, form)
  expect(seen.at(-1)).toBe('POST /account/addresses/postcode/verify')
  const loader = await fetch(`${origin}/doorstep/loader.js`)
  expect([loader.status, loader.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect((await fetch(`${origin}/doorstep/../package.json`)).status).toBe(404)
})

test('G-09 Each browser has its own shop and starts as a guest', async () => {
  const origin = await mock({ as: 'guest' })
  const first = await fetch(`${origin}/api/bol-basket`)
  const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const headers = {
    Cookie: cookie,
    'X-CSRF-TOKEN': 'any',
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  }
  const added = JSON.stringify({ id: 231, quantity: 2, increment: false })
  expect((await fetch(`${origin}/api/product/bol`, { method: 'POST', headers, body: added })).status).toBe(
    200,
  )
  const lines = async (more: object) =>
    (await (await fetch(`${origin}/api/bol-basket`, more)).json()).products
  const count = async (more: object) => Object.keys(await lines(more)).length
  expect([await count({ headers }), await count({})]).toEqual([1, 0])
  const { Cookie: _, 'X-CSRF-TOKEN': __, ...without } = headers
  expect(
    (await fetch(`${origin}/api/product/bol`, { method: 'POST', headers: without, body: added })).status,
  ).toBe(419)
})

/** Runs the built command until it prints something. */
const begun = (...words: string[]) =>
  new Promise<{ child: ChildProcess; said: string; code: number | null }>(resolve => {
    const child = spawn(process.execPath, ['dist/doorstep.mjs', 'mock', ...words])
    let said = ''
    const hear = (part: Buffer) => {
      said += part
      if (said.includes('answered at')) resolve({ child, said, code: null })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', code => resolve({ child, said, code }))
  })

test("J-41 mock accepts a site's addresses as the documents give them, a single page included", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'))
  const file = path.join(folder, 'site.json')
  writeFileSync(
    file,
    '{ "root": "/winkel", "pages": { "login": "/sign-in", "contact": "https://help.example/contact" } }',
  )
  const { child, said, code } = await begun('--port', '0', '--site', file)
  rmSync(folder, { recursive: true })
  expect([said, code]).toEqual([expect.stringContaining('Every call is answered at'), null])
  const [url = ''] = /http:\S+(?=\.)/.exec(said) ?? []
  expect((await fetch(`${url}/winkel/api/basket/ordered`)).status).toBe(200)
  child.kill('SIGTERM')
})
