import { type Rejected, TokenExpired } from '../../shared/domain/api/client/errors'
import { routes } from '../../shared/domain/api/client/routes'
import { createCookieJar } from '../../shared/tools/cli/cookie-jar'
import { readPage } from '../../shared/tools/cli/probe/probe-pages'
import { errorOf } from '../../shared/tools/cli/probe/read-reply'
import { check } from '../../shared/tools/doctor/check'
import { attributeIn, everyIn, textOf } from '../../shared/tools/doctor/placeholder/markup'
import { markupOfSource } from '../../shared/tools/doctor/source/read-source'
import { knowRelease } from '../mistakes/judge'
import { rowsOfFrameworks } from './framework-page'
import { type Framework, given, serveFramework } from './framework-site'

type Visitor = ReturnType<typeof visitorOf>

/** A visitor with cookies. */
export function visitorOf(url: string) {
  const jar = createCookieJar('')
  return async (address: string, request: RequestInit = {}) => {
    const at = new URL(address, url)
    const headers = { ...(request.headers as object), Cookie: jar.cookiesFor(at) ?? '' }
    const answer = await fetch(at, { redirect: 'manual', ...request, headers })
    jar.keep(at, answer.headers)
    const location = answer.headers.get('Location')
    return { status: answer.status, url: answer.url, location, body: await answer.text() }
  }
}

const nodesIn = (text: string) => [...everyIn(markupOfSource(text))]

/** The page's settings and content equal what the shop gave it. */
function expectPrinted(text: string): void {
  const nodes = nodesIn(text)
  const panels = nodes.filter(node => attributeIn(node, 'data-widget') === 'postcode-panel')
  expect(panels.length).toBeGreaterThan(0)
  for (const panel of panels) expect(attributeIn(panel, 'data-title')).toBe(given.title)
  const scripts = nodes.filter(
    node => node.name === 'script' && attributeIn(node, 'type') === 'application/json',
  )
  for (const script of scripts) {
    const json = JSON.parse(textOf(script))
    expect(json).toEqual(given.options)
  }
  // The title is odd on purpose.
  const faults = check(text, knowledge).map(({ message }) => message)
  expect(faults.filter(message => !message.includes('is shown as it is written'))).toEqual([])
}

const post = (visitor: Visitor, address: string, headers: Record<string, string>, body: string) =>
  visitor(address, { method: 'POST', headers, body })

/** A call and a form with a token, under the page's names, as the widgets send them. */
async function send(visitor: Visitor, page: ReturnType<typeof readPage>, token: string) {
  const asked = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
  }
  const call = await post(visitor, '/call', { ...asked, [page.tokenHeader ?? 'X-CSRF-TOKEN']: token }, '{}')
  const fields = new URLSearchParams({ [page.tokenField ?? '_token']: token, amount: '1.00' })
  const form = await post(
    visitor,
    '/form',
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    fields.toString(),
  )
  return { call, form }
}

/** Checks that the widgets know how the framework refuses a field, leads a guest to the login, and gives a token. */
async function expectRefusals(visitor: Visitor, token: string, framework: string): Promise<void> {
  const [, header = '', , login, back] = rowsOfFrameworks().find(([page]) => page === framework) ?? []
  const headers = {
    [header]: token,
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  }
  const { status, body } = await post(visitor, '/refuse', headers, '{"postcode":"x"}')
  const failure = errorOf(routes.addToBasket, { status, url: 'https://shop.test/x', body })
  expect({ ...(failure as Rejected).fields }).toEqual({ postcode: expect.stringMatching(/short/) })
  const { location } = await visitor('/private')
  const led = new URL(location ?? '', 'https://shop.test')
  expect([led.pathname, led.searchParams.get(back ?? '')]).toEqual([login, '/private'])
  const fresh = JSON.parse((await visitor('/csrf-token')).body).token
  expect((await post(visitor, '/call', { ...headers, [header]: fresh }, '{}')).status).toBe(200)
}

const knowledge = knowRelease()

/** Checks each site: its pages for a guest and a customer, the tokens it accepts, and what it refuses. */
export const expectAllHold = (frameworks: Record<string, Framework>) =>
  test.each(Object.entries(frameworks))(
    "J-43 J-45 L-52 L-67 A page of %s with its document's lines prints correctly, and its tokens are accepted and refused as documented",
    async (_, framework) => {
      const site = await serveFramework(framework)
      try {
        const isMasked = await expectHolds(site.url, framework.hasRefusals ? framework.page : undefined)
        if (framework.isMasked !== 'at times') expect(isMasked).toBe(framework.isMasked === true)
      } finally {
        await site.close()
      }
    },
  )

/** True if each page has another token. */
async function expectHolds(url: string, refusalsOf?: string): Promise<boolean> {
  const visitor = visitorOf(url)
  const first = await visitor('/')
  expect(first.status).toBe(200)
  expectPrinted(first.body)
  const page = readPage(first.body)
  const customerOf = (text: string) =>
    nodesIn(text)
      .filter(node => attributeIn(node, 'name') === 'doorstep-customer')
      .map(node => attributeIn(node, 'content') ?? '')
  expect(customerOf(first.body)).toEqual([''])
  expect(page.loader).toMatch(/^(\/static)?\/doorstep\/loader\.js$/)
  const token = page.token ?? ''
  const right = await send(visitor, page, token)
  expect([right.call.status, right.form.status]).toEqual([200, 200])
  const second = readPage((await visitor('/')).body)
  // The token of an earlier page of the same visit is still accepted.
  const later = await send(visitor, second, token)
  expect([later.call.status, later.form.status]).toEqual([200, 200])
  if (refusalsOf) await expectRefusals(visitor, token, refusalsOf)
  const customer = await visitor('/?as=17')
  expect(customerOf(customer.body)).toEqual(['17'])
  expectPrinted(customer.body)
  // A refusal comes last: some frameworks end the session with it.
  const { call } = await send(visitor, page, 'a-token-of-nobody')
  expect(call.status).toBeGreaterThanOrEqual(400)
  expect(errorOf(routes.checkPostcode, { status: call.status, url, body: call.body })).toBeInstanceOf(
    TokenExpired,
  )
  return second.token !== token
}
