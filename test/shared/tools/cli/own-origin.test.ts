import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { isOwnHost, startMock } from '../../../../shared/tools/cli/mock/mock'
import { probe } from '../../../../shared/tools/cli/probe/probe'
import { openSession } from '../../../../shared/tools/cli/session'
import { run as runCheck } from '../../../../shared/tools/doctor/command'
import { knowAll } from '../../../mistakes/judge'
import { calendarDay } from '../../../support/calendar-day'
import { standAt } from '../../../support/page/stand-at'
import { portOf } from '../../../support/servers/port-of'
import { standIn } from '../../../support/stand-in'

const open: Server[] = []
async function serve(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return `127.0.0.1:${portOf(server)}`
}
afterEach(() => {
  // The check installs a document, which only a page should have.
  Reflect.deleteProperty(globalThis, 'document')
  for (const each of open.splice(0)) {
    each.closeAllConnections()
    each.close()
  }
})

/** Another origin, which records whatever reaches it. */
async function elsewhere() {
  const seen: string[] = []
  const host = await serve(({ method, url, headers }, outgoing) => {
    seen.push(`${method} ${url} ${headers.cookie ?? ''} ${headers['x-csrf-token'] ?? ''}`)
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.end('{"token":"theirs"}')
  })
  return { host, seen }
}

const token = '<meta name="csrf-token" content="of-the-session">'
const widgets = '<div data-widget="bol-basket"></div>'
const form = (action: string) =>
  `<form method="post" action="${action}"><input name="email"><input type="password" name="password"></form>`

/** Markup of a page that leads elsewhere, in its head and its body. */
const pages: [what: string, head: (host: string) => string, body?: (host: string) => string][] = [
  ['a loader at //', host => `${token}<script type="module" src="//${host}/d/loader.js"></script>`],
  ['a loader at http://', host => `${token}<script type="module" src="http://${host}/d/loader.js"></script>`],
  ['a loader with backslashes', host => `${token}<script type="module" src="/\\${host}/loader.js"></script>`],
  ['a token address at http://', host => `<meta name="doorstep-csrf-url" content="http://${host}/token">`],
  ['a token address at //', host => `<meta name="doorstep-csrf-url" content="//${host}/token">`],
  ['a token address behind a redirect', () => '<meta name="doorstep-csrf-url" content="/away/token">'],
  [
    'calls elsewhere',
    host =>
      `${token}<script type="application/json" data-doorstep-site>{ "api": "//${host}/api", "calls": { "readBasket": "http://${host}/basket" } }</script>`,
  ],
  [
    'all elsewhere',
    host =>
      `${token}<script type="application/json" data-doorstep-site>{ "root": "//${host}", "pages": { "login": "http://${host}/login", "contact": "//${host}/contact" } }</script>`,
  ],
  ['suggestions at //', () => token, host => `<div data-widget="typeahead" data-url="//${host}/list"></div>`],
  [
    'suggestions at http://',
    () => token,
    host => `<div data-widget="typeahead" data-url="http://${host}/list"></div>`,
  ],
]

/**
 * A shop that redirects every call and everything below /away to the other origin, with the status in the
 * path.
 */
const shopOf = (host: string, page: string) =>
  serve(({ url = '/' }, outgoing) => {
    const status = Number(/\d{3}/.exec(url)?.[0] ?? 307)
    if (url.startsWith('/api/') || url.startsWith('/away'))
      outgoing.writeHead(status, { Location: `http://${host}${url}`, 'Set-Cookie': 'more=1; Path=/' }).end()
    else outgoing.setHeader('Content-Type', 'text/html').end(page)
  })

async function said(
  command: (out: { say: (line: string) => void; complain: () => void }) => Promise<number>,
) {
  const lines: string[] = []
  const code = await command({ say: line => lines.push(line), complain: () => {} }).catch(
    (problem: Error) => problem.message,
  )
  return { code, text: lines.join('\n') }
}

/** The probe's findings for all calls, changes and pages of a shop, in a customer's session. */
async function probing(shop: string, visit: Partial<Parameters<typeof openSession>[1]>): Promise<string> {
  const origin = `http://${shop}`
  standAt(origin)
  const session = await openSession(origin, { page: '/', ...visit })
  const known = {
    decoderOf: () => undefined,
    irregular: () => [],
    widgetsOf: () => [],
    asksOf: () => undefined,
  }
  const today = calendarDay('2026-11-25')
  const report = await probe({ origin, ...session, known, isWriting: true, pages: ['/'], today })
  return [...report.calls, ...report.pages]
    .flatMap(({ findings }) => findings.map(({ says }) => says))
    .join('\n')
}

test.each(pages)(
  'J-06 probe sends nothing to another origin that a page names: %s',
  // With a third parameter, Jest would pass a `done` callback.
  async (...[, head, body]) => {
    const { host, seen } = await elsewhere()
    const html = `<html><head>${head(host)}</head><body>${widgets}${body?.(host) ?? ''}</body></html>`
    const shop = await shopOf(host, html)
    await probing(shop, { cookie: 'session=secret' })
    expect(seen).toEqual([])
  },
)

test('J-06 probe reports where a redirect to another origin leads, and that nothing was sent there', async () => {
  const { host, seen } = await elsewhere()
  const shop = await shopOf(host, `<html><head>${token}</head><body>${widgets}</body></html>`)
  const text = await probing(shop, { cookie: 'session=secret' })
  expect(text).toContain(
    `answers 307 and leads to http://${host}, which is another origin; nothing was sent there`,
  )
  expect(seen).toEqual([])
})

test.each([
  ['a form at http://', (host: string) => `http://${host}/login`],
  ['a form at //', (host: string) => `//${host}/login`],
  ['a form that a 302 redirects', () => '/away/302'],
  ['a form that a 307 redirects', () => '/away/307'],
  ['a form that a 308 redirects', () => '/away/308'],
])('J-06 No command sends a password to another origin: %s', async (_, action) => {
  const { host, seen } = await elsewhere()
  const shop = await shopOf(host, `<html><head>${token}</head><body>${form(action(host))}</body></html>`)
  const fields = { email: 'ann@home.example', password: 'secret' }
  await probing(shop, { login: { page: '/login', fields } }).catch(() => undefined)
  expect(seen).toEqual([])
})

test('J-06 check reads no page of another origin and says where a redirect leads', async () => {
  const { host, seen } = await elsewhere()
  const shop = await shopOf(host, '')
  const knowledge = await knowAll()
  const one = await said(out =>
    runCheck(['check', `http://${shop}/away/302`, '--cookie', 'session=secret'], knowledge, out),
  )
  expect(one.code).toContain(`answers 302 and leads to http://${host}, which is another origin`)
  const two = await said(out =>
    runCheck(['check', `http://${shop}/`, `http://${host}/`, '--cookie', 'session=secret'], knowledge, out),
  )
  expect(two.code).toContain('a session belongs to one site')
  expect(seen).toEqual([])
})

/** Sends a given request line and Host, which `fetch` would not. */
const raw = (to: string, path: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    const [hostname, port] = to.replace('http://', '').split(':')
    request({ hostname, port, path, headers: { Host: host, Cookie: 'own=1' } }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

test('J-06 mock forwards requests only to the named server and answers only under its own name', async () => {
  const { host, seen } = await elsewhere()
  const got: string[] = []
  const own = await serve(({ url }, outgoing) => {
    got.push(url ?? '')
    outgoing.end('page')
  })
  const shop = createDemoShop({ now: () => new Date() })
  const usual = { shop, port: 0, host: '127.0.0.1', as: 'customer', bundle: 'dist', slow: 0, note: () => {} }
  const mock = await startMock(standIn<Parameters<typeof startMock>[0]>({ ...usual, pages: `http://${own}` }))
  const me = mock.url.replace('http://', '')
  const asked: [path: string, host: string, status: number][] = [
    ['/milk', me, 200],
    ['/milk', me.replace('127.0.0.1', 'localhost'), 200],
    [`//${host}/x`, me, 200],
    [`//${me}//${host}/x`, me, 200],
    [`/\\${host}/x`, me, 200],
    [`http://${host}/x`, me, 421],
    [`http://${host}/x`, host, 421],
    ['/api/bol-basket', 'shop.attacker.example', 421],
    ['/milk', `attacker.example:${me.split(':')[1]}`, 421],
    ['/milk', 'localhost.attacker.example', 421],
    ['/milk', '127.0.0.1.attacker.example', 421],
  ]
  const statuses = []
  for (const [path, named] of asked) statuses.push(await raw(mock.url, path, named))
  mock.close()
  expect(statuses).toEqual(asked.map(([, , status]) => status))
  expect(seen).toEqual([])
  expect(got).toHaveLength(5)
})

test("J-06 A mock that is open to the network answers to its machine's names and addresses", () => {
  const rows: [named: string | undefined, host: string, isOwn: boolean][] = [
    ['localhost:4010', '0.0.0.0', true],
    ['[::1]:4010', '127.0.0.1', true],
    ['shop.localhost', '127.0.0.1', true],
    ['dev.dairy.example:4010', 'dev.dairy.example', true],
    ['dev.dairy.example:4010', '127.0.0.1', false],
    ['attacker.example', '0.0.0.0', false],
    ['', '127.0.0.1', false],
    [undefined, '127.0.0.1', false],
  ]
  expect(rows.map(([named, host]) => isOwnHost(named, host))).toEqual(rows.map(([, , isOwn]) => isOwn))
})
