import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { startMock } from '../../../../shared/tools/cli/mock/mock'
import { portOf } from '../../../support/servers/port-of'

/* The built commands on a developer's own pages: below folders, with other names of the token, with one widget or none. */

const site = '<script type="application/json" data-doorstep-site>{ "root": "/winkel" }</script>'
const page = (body: string, head = '', folder = '') =>
  `<!doctype html><html lang="en"><head><title>Milk</title><meta name="csrf-token" content="mine">${head}
<script type="module" src="${folder}/doorstep/loader.js"></script></head><body>${body}</body></html>`
const panel = '<div data-widget="postcode-panel"><a href="/register">Check</a></div>'
const bar = '<div data-widget="header-basket"><a href="/shop">Shop</a></div>'
const pages: Record<string, string> = {
  '/': page(panel),
  '/plain': page('<p>Milk</p>'),
  '/comments': page(`${panel}<div data-doorstep-off>${bar}</div>`),
  '/winkel/': page(panel, site, '/winkel/static'),
  '/login': page('<p>Log in</p>'),
  '/register': page('<p>Register</p>'),
  '/contact': page('<p>Contact</p>'),
}

let own: Server
let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  own = createServer(({ url = '' }, outgoing) => {
    const text = pages[url.replace(/\?.*/, '')]
    outgoing.writeHead(text ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(text ?? 'none')
  })
  await new Promise<void>(ready => own.listen(0, '127.0.0.1', ready))
  const usual = { port: 0, host: '127.0.0.1', as: 'customer', bundle: 'dist', slow: 0, note() {} } as const
  const shop = createDemoShop({ now: () => new Date() })
  mock = await startMock({ ...usual, shop, pages: `http://127.0.0.1:${portOf(own)}` })
})
afterAll(() => {
  mock.close()
  own.closeAllConnections()
  own.close()
})

type Row = { what: string; call?: string; verdict: string; findings: { says: string }[]; widgets: string[] }
type Said = { code: number; text: string; calls: Row[]; looked: Row[] }

const probe = (...words: string[]) =>
  new Promise<Said>(resolve => {
    execFile(process.execPath, ['dist/doorstep.mjs', 'probe', ...words], (problem, text, complaint) => {
      const { calls = [], pages: looked = [] } = /^\{/.test(text) ? JSON.parse(text) : {}
      resolve({ code: Number(problem?.code ?? 0), text: text + complaint, calls, looked })
    })
  })
const asked = ({ calls }: Said) => [...new Set(calls.map(({ call }) => call))].sort()
const places = ({ looked }: Said) =>
  looked.map(({ what }) => what).filter(what => !what.includes('/doorstep/'))
const ofPanel = ['checkPostcode', 'saveInterest']

test('J-51 Probe asks what the placeholders of a page need, and names only the widgets that stand there', async () => {
  const { url } = mock
  const [first, below, off, empty, upper] = await Promise.all([
    probe(url, '--json'),
    probe(`${url}/winkel/`, '--json'),
    probe(url, '--page', '/comments', '--json'),
    probe(url, '--page', '', '--json'),
    probe(url.replace('http', 'HTTP'), '--page', '/', '--json'),
  ])
  for (const each of [first, below, off, empty, upper]) expect(asked(each)).toEqual(ofPanel)
  const usual = ['GET /', 'GET /login', 'GET /register', 'GET /contact']
  for (const each of [first, empty, upper]) expect(places(each)).toEqual(usual)
  expect(places(below)).toEqual([
    'GET /winkel/',
    'GET /winkel/login',
    'GET /winkel/register',
    'GET /winkel/contact',
  ])
  const inPanel = first.looked.filter(({ what }) => what !== 'GET /' && !what.includes('/doorstep/'))
  for (const { widgets } of [...first.calls, ...inPanel]) expect(widgets).toEqual(['postcode-panel'])
  expect([first, empty, upper].map(({ code }) => code)).toEqual([0, 0, 0])
}, 60_000)

test('J-51 Probe asks everything where the page of the origin has no widget, or where somebody says so', async () => {
  const [plain, all, nothing] = await Promise.all([
    probe(`${mock.url}/plain`, '--json'),
    probe(mock.url, '--all', '--json'),
    probe(mock.url, '--page', '/plain', '--json'),
  ])
  expect([plain, all].map(each => asked(each).length > 30)).toEqual([true, true])
  expect(asked(nothing)).toEqual([])
}, 60_000)

test('J-41 Nothing breaks on the mock, whose pages have a token of their own, in another folder', async () => {
  const [written, below] = await Promise.all([
    probe(mock.url, '--write', '--json'),
    probe(`${mock.url}/winkel/`, '--json'),
  ])
  const breaking = ({ calls, looked }: Said) =>
    [...calls, ...looked]
      .filter(({ verdict }) => verdict !== 'fits' && verdict !== 'not asked')
      .map(({ what }) => what)
  expect(breaking(written)).toEqual([])
  // Only the pages that this site does not have.
  expect(breaking(below)).toEqual(['GET /winkel/login', 'GET /winkel/register', 'GET /winkel/contact'])
}, 60_000)

test.each(['X-CSRFToken', 'X-CSRF-Token', 'RequestVerificationToken', 'X-XSRF-TOKEN'])(
  'J-41 The mock takes the token of a page under the name %s',
  async name => {
    const headers = {
      [name]: 'mine',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    }
    const body = JSON.stringify({ postcode: 'BS3 4TN' })
    const { status } = await fetch(`${mock.url}/register/postcode/verify`, { method: 'POST', headers, body })
    expect(status).toBe(200)
  },
)

test('J-41 Mock reads the addresses of a site from JSON with a mark at its start, and from a page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'))
  const begin = (text: string) => {
    const file = path.join(folder, `${text.length}`)
    writeFileSync(file, text)
    const words = ['dist/doorstep.mjs', 'mock', '--port', '0', '--host', '::1', '--site', file]
    const child = spawn(process.execPath, words)
    return new Promise<string>(resolve => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', part => {
          child.kill()
          resolve(String(part))
        })
    })
  }
  const said = await Promise.all([begin('\uFEFF{ "root": "/winkel" }'), begin(site), begin(page('', site))])
  rmSync(folder, { recursive: true })
  for (const each of said) expect(each).toMatch(/answered at http:\/\/\[::1\]:\d+\.$/m)
}, 30_000)
