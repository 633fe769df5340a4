import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createAnswer } from '../../../../demo-pages/answer'
import { londonDate } from '../../../../demo-pages/shop/calendar/calendar'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { probe } from '../../../../shared/tools/cli/probe/probe'
import { openSession } from '../../../../shared/tools/cli/session'
import { calendarDay } from '../../../support/calendar-day'
import { knownTo } from '../../../support/contract/known-to'
import { portOf } from '../../../support/servers/port-of'

/* A shop with ten faults of the contract, probed over the network through its login form. */

const shop = createDemoShop({ seed: 33 })
const usual = createAnswer({
  shop,
  readFile: async path => (path.startsWith('/doorstep/') ? new Response('', { status: 404 }) : null),
})

type Plant = { name: string; says: RegExp; of: string; change: (request: Request) => Promise<Response> }

const named = (request: Request) => `${request.method} ${new URL(request.url).pathname}`
const page = (status: number, words = 'Oops') =>
  new Response(`<!doctype html><h1>${words}</h1>`, { status, headers: { 'Content-Type': 'text/html' } })

async function rewritten(request: Request, change: (text: string) => string): Promise<Response> {
  const answer = await usual(request)
  return new Response(change(await answer.text()), answer)
}

async function withHeaders(request: Request, change: (headers: Headers) => void): Promise<Response> {
  const headers = new Headers(request.headers)
  change(headers)
  return usual(new Request(request.url, { method: request.method, headers, body: await request.text() }))
}

const visitorOf = (request: Request) =>
  [...shop.visitors.values()].find(({ id }) => request.headers.get('Cookie')?.includes(id))

const plants: readonly Plant[] = [
  {
    name: 'a call that nobody has written',
    of: 'GET /api/product/oneoff/',
    says: /is not there: 404/,
    change: async () => page(404, 'Not Found'),
  },
  {
    name: 'a notice of PHP before the JSON',
    of: 'GET /api/basket/latest-bol',
    says: /not JSON: <br \/> <b>Notice/,
    change: request => rewritten(request, text => `<br />\n<b>Notice</b>: Undefined index\n${text}`),
  },
  {
    name: 'a state in words',
    of: 'GET /api/basket',
    says: /paused is "perhaps", which is not read/,
    change: request => rewritten(request, text => text.replace(/"paused":\w+/, '"paused":"perhaps"')),
  },
  {
    name: 'a refusal as a page',
    of: 'POST /register/code/verify',
    says: /refuses with 500 in a way that cannot be read/,
    change: async () => page(500),
  },
  {
    name: 'a call that leads to another page',
    of: 'GET /api/basket/ordered',
    says: /not JSON: <!doctype html>|nobody were logged in/,
    change: async () => new Response(null, { status: 302, headers: { Location: '/login?from=ordered' } }),
  },
  {
    name: 'a confirmation that names no order',
    of: 'POST /api/bol-checkout/confirm',
    says: /id is missing/,
    change: request => rewritten(request, () => '{"success":true}'),
  },
  {
    name: 'a repeat that is booked again',
    of: 'POST /api/product/bol',
    says: /books a request twice/,
    change: request => withHeaders(request, headers => headers.delete('Idempotency-Key')),
  },
  {
    name: 'a token that anybody may write',
    of: 'POST /register/postcode/verify',
    says: /any site can make changes/,
    change: request =>
      withHeaders(request, headers => headers.set('X-CSRF-TOKEN', visitorOf(request)?.csrfToken ?? '')),
  },
  {
    name: 'a page that widgets lead to and that is not there',
    of: 'GET /terms',
    says: /answers 404, and widgets link to it/,
    change: async () => page(404),
  },
  {
    name: 'an answer that caches keep for others',
    of: 'GET /api/product/bol/',
    says: /may be cached/,
    change: async request => {
      const answer = await usual(request)
      answer.headers.set('Cache-Control', 'public, max-age=600')
      return answer
    },
  },
]

const plantFor = (request: Request) => {
  const asked = named(request)
  return plants.find(({ of }) => (of.endsWith('/') ? asked.startsWith(of) : asked === of))
}

let server: Server
let origin = ''
beforeAll(async () => {
  const reply = (request: Request) => plantFor(request)?.change(request) ?? usual(request)
  server = createServer(getRequestListener(reply, { overrideGlobalObjects: false }))
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${portOf(server)}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const login = async (fields: Record<string, string>) =>
  openSession(origin, { page: '/', login: { page: '/login', fields } })

test('G-09 All ten planted faults are reported with their calls, and nothing else is', async () => {
  const [customer] = shop.visit().page('/login').demo.customers
  const session = await login({ email: customer?.email ?? '', password: 'any' })
  const report = await probe({
    origin,
    ...session,
    site: { pages: { terms: '/terms' } },
    known: await knownTo(() => []),
    isWriting: true,
    pages: ['/shop/milk'],
    testData: { box: '221', essential: '101' },
    today: calendarDay(londonDate(new Date())),
  })
  const all = [...report.calls, ...report.pages]
  const breaking = all.flatMap(({ what, findings }) =>
    findings.filter(({ verdict }) => verdict === 'breaks').map(({ says }) => `${what}: ${says}`),
  )
  const found = plants.filter(({ says, of }) => breaking.some(line => line.includes(of) && says.test(line)))
  expect(found.map(({ name }) => name)).toEqual(plants.map(({ name }) => name))
  // The bundle is not served here.
  const others = breaking.filter(
    line =>
      !line.includes('/doorstep/') && !plants.some(({ says, of }) => line.includes(of) && says.test(line)),
  )
  expect(others).toEqual([])
}, 60_000)

test.each([
  [
    'a field that the form does not have',
    { email: 'a@b.example', pasword: 'x' },
    /no field pasword; it has .*password/,
  ],
  ['an unknown customer', { email: 'a@b.example', password: 'x' }, /failed: the form/],
])('G-09 A login with %s is reported as failed', async (_, fields, says) => {
  await expect(login(fields)).rejects.toThrow(says)
})
