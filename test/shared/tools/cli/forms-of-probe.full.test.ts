import { createServer, type IncomingMessage, type Server } from 'node:http'
import { serve } from '../../../../demo-pages/serve'
import { probe } from '../../../../shared/tools/cli/probe/probe'
import type { Known } from '../../../../shared/tools/cli/probe/probe-calls'
import { openSession } from '../../../../shared/tools/cli/session'
import { calendarDay } from '../../../support/calendar-day'
import { standAt } from '../../../support/page/stand-at'
import { portOf } from '../../../support/servers/port-of'

const today = calendarDay('2026-11-25')
const known: Known = {
  decoderOf: () => undefined,
  irregular: () => [],
  widgetsOf: () => [],
  asksOf: () => undefined,
}

type Answered = { status: number; text?: string; location?: string }
/** A server's answer to a posted form. */
type Taking = (path: string, fields: URLSearchParams) => Answered
let server: Server | undefined
afterEach(() => server?.close())

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

/** A site of one page that handles forms this way; `posted` has the received forms in order. */
async function siteWith(page: string, take: Taking) {
  const posted: [path: string, fields: URLSearchParams, headers: IncomingMessage['headers']][] = []
  server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request
    if (method !== 'POST' || headers['content-type'] !== 'application/x-www-form-urlencoded') {
      response.writeHead(url === '/' || url === '/done' ? 200 : 404, { 'Content-Type': 'text/html' })
      return response.end(url === '/' ? page : '<p>Thank you</p>')
    }
    const fields = new URLSearchParams(await bodyOf(request))
    posted.push([url, fields, headers])
    const { status, text = '<p>Thank you</p>', location } = take(url, fields)
    response.writeHead(status, { 'Content-Type': 'text/html', ...(location && { Location: location }) })
    return response.end(text)
  })
  await new Promise<void>(resolve => void server?.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server)}`
  standAt(origin)
  const ask = async (isWriting = true) => {
    const session = await openSession(origin, { page: '/' })
    const { calls } = await probe({ origin, ...session, known, isWriting, pages: ['/'], today })
    return calls.filter(({ what }) => what.includes('the form of'))
  }
  return { posted, ask }
}

const json = (value: object) => `<script type="application/json">${JSON.stringify(value)}</script>`
const head = '<meta name="csrf-token" content="t"><meta name="csrf-param" content="csrfmiddlewaretoken">'

/** Each widget that posts a form: to its own address, or with the page's form. */
const forms: [widget: string, markup: string, path: string, fields: Record<string, string>][] = [
  [
    'enquiry-form',
    `<div data-widget="enquiry-form" data-action="/contact">${json({ types: [{ value: 'milk', label: 'Milk' }] })}</div>`,
    '/contact',
    { type: 'milk', address_1: '1 Probe Street', postcode: 'BS3 4TN' },
  ],
  [
    'enquiry-form',
    `<form method="post" action="/ask"><input type="hidden" name="csrfmiddlewaretoken" value="t"><input name="name" value="Ann"><div data-widget="enquiry-form">${json({ types: [{ value: 'eggs', label: 'Eggs' }] })}<input name="address_1"></div></form>`,
    '/ask',
    { name: 'Ann', type: 'eggs', address_1: '1 Probe Street', postcode: 'BS3 4TN' },
  ],
  [
    'business-requirements',
    '<div data-widget="business-requirements" data-action="/business"></div>',
    '/business',
    { 'pname[]': 'Milk', 'usize[]': '1 pint', 'uquantity[]': '10' },
  ],
  [
    'house-move',
    `<div data-widget="house-move" data-action="/move" data-postcode="BA1 5LR">${json({ addresses: [{ id: 7, address_summary: '1 Low Road' }] })}</div>`,
    '/move',
    { address: '7', move_date: '23/12/2026' },
  ],
  ['payment-form', '<div data-widget="payment-form" data-action="/pay"></div>', '/pay', { amount: '1.00' }],
  ['payment-form', '<div data-widget="payment-form"></div>', '/', { amount: '1.00' }],
  [
    'postcode-panel',
    '<div data-widget="postcode-panel" data-variant="account"></div>',
    '/account/addresses/postcode/verify',
    { postcode: 'BS3 4TN' },
  ],
]

test.each(forms)(
  'J-47 probe --write posts the form of %s as a browser does, with the page’s token in its own field: %s',
  async (widget, markup, path, fields) => {
    const take: Taking = (_, sent) =>
      sent.get('csrfmiddlewaretoken') === 't' ? { status: 303, location: '/done' } : { status: 403 }
    const { posted, ask } = await siteWith(head + markup, take)
    expect(await ask(false)).toMatchObject([{ verdict: 'not asked', widgets: [widget] }])
    expect(posted).toEqual([])
    expect(await ask()).toMatchObject([{ verdict: 'fits', findings: [] }])
    const [right, wrong] = posted
    expect(right?.[0]).toBe(path)
    const { csrfmiddlewaretoken, _idempotency_key, ...sent } = Object.fromEntries(right?.[1] ?? [])
    expect([sent, csrfmiddlewaretoken]).toEqual([fields, 't'])
    expect(wrong?.[1].getAll('csrfmiddlewaretoken')).toEqual(['a token of nobody'])
    // A form sends no header set by a script.
    expect(Object.keys(right?.[2] ?? {}).filter(name => /csrf|requested/.test(name))).toEqual([])
  },
)

const answers: [what: string, answered: Answered, verdict: string, says: RegExp][] = [
  ['nothing exists', { status: 404 }, 'breaks', /^answers 404: nothing receives the form/],
  ['only GET is allowed', { status: 405 }, 'breaks', /^answers 405: nothing receives the form/],
  ['the server fails', { status: 500 }, 'breaks', /^answers 500, and people see that page/],
  [
    'Django refuses the token',
    { status: 403, text: '<h1>CSRF verification failed</h1>' },
    'breaks',
    /csrf-param/,
  ],
  ['Laravel refuses the token', { status: 419 }, 'breaks', /refuses the token of the page with 419/],
  [
    'the login page comes',
    { status: 302, location: '/login' },
    'breaks',
    /^leads to the login; people are sent to \/login/,
  ],
  ['JSON comes', { status: 200, text: '{"ok":true}' }, 'odd', /^answers JSON, which people would read/],
  ['the form comes back with errors', { status: 422, text: '<p>Too little</p>' }, 'fits', /^$/],
  [
    'it redirects to another site',
    { status: 302, location: 'https://pay.example/' },
    'breaks',
    /another origin/,
  ],
  ['a wrong token makes no difference', { status: 200 }, 'odd', /^answers a wrong token in the same way/],
]

test.each(answers)(
  'J-47 A posted form with the result that %s is reported as people see it',
  async (_, answered, verdict, says) => {
    const { ask } = await siteWith(
      `${head}<div data-widget="payment-form" data-action="/pay"></div>`,
      () => answered,
    )
    const [form] = await ask()
    expect(form?.verdict).toBe(verdict)
    expect(form?.findings[0]?.says ?? '').toMatch(says)
  },
)

test('J-47 Each form of the demo shop that a widget posts is accepted', async () => {
  const running = await serve({ dist: 'dist', shop: { now: () => new Date(`${today}T12:00:00Z`) } })
  standAt(running.url)
  const visit = running.shop.visit({ as: 'customer', hasPostcode: true })
  const pages = ['/contact', '/business', '/account/payments', '/account/addresses', '/account/house-moves']
  const session = await openSession(running.url, { cookie: `doorstep_demo=${visit.id}`, page: '/contact' })
  const { calls } = await probe({ origin: running.url, ...session, known, isWriting: true, pages, today })
  const posted = calls.filter(({ what }) => what.includes('the form of'))
  await running.close()
  expect(posted.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('payment-form'),
      expect.stringContaining('enquiry-form'),
    ]),
  )
  expect(posted.flatMap(({ findings }) => findings)).toEqual([])
})
