import '../../../support/describe-decoders'
import { execFile } from 'node:child_process'
import { type RunningShop, serve } from '../../../../demo-pages/serve'
import { siteBelow } from '../../../../demo-pages/site'
import type { CalendarDate } from '../../../../shared/domain/rules/dates/dates'
import { asHtml, asText, type Report, summary } from '../../../../shared/tools/cli/findings'
import { knownByContract } from '../../../../shared/tools/cli/known'
import { probe } from '../../../../shared/tools/cli/probe'
import type { Answer, Known, Send } from '../../../../shared/tools/cli/probe-calls'
import { breaking, type Deviation, odd } from './deviations'

const today = '2026-11-25' as CalendarDate
const answers = new Map<string, Answer>()
let running: RunningShop
let visit: ReturnType<RunningShop['shop']['visit']>
let known: Known

beforeAll(async () => {
  running = await serve({ dist: 'dist', shop: { now: () => new Date(`${today}T12:00:00Z`) } })
  visit = running.shop.visit({ as: 'customer', hasPostcode: true })
  await visit.call('POST', '/api/product/bol', { id: 221, quantity: 2, increment: false })
  known = await knownByContract(call => [`the widget of ${call}`])
})
afterAll(() => running.close())

const ask: Send = async (method, path, body, headers) => {
  const response = await fetch(running.url + path, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-TOKEN': visit.csrfToken,
      Cookie: `doorstep_demo=${visit.id}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status, url } = response
  return { status, url, headers: response.headers, text: await response.text() }
}

/** Probes the served demo shop, each request once for all tests; one of its answers may be made to deviate. */
const run = (isWriting: boolean, path?: RegExp, deviate: Deviation = () => ({})): Promise<Report> =>
  probe({
    origin: running.url,
    known,
    isWriting,
    pages: ['/shop/milk'],
    today,
    send: async (...request) => {
      const key = JSON.stringify(request)
      const answer = answers.get(key) ?? (await ask(...request))
      answers.set(key, answer)
      const [method, place, , headers] = request
      const what = `${method} ${place}${headers?.['X-CSRF-TOKEN'] ? ' wrong token' : ''}`
      return path?.test(what) ? { ...answer, ...deviate(answer) } : answer
    },
  })

test('against the demo shop all fits, changes and pages too', async () => {
  const report = await run(true)
  expect([...report.calls, ...report.pages].filter(({ findings }) => findings.length)).toEqual([])
  expect(summary(report)).toMatch(/^\d\d fit, 0 are odd, 0 would break, \d+ not asked$/)
})

test('what it puts into the basket it takes out again, and what it does not try it names', async () => {
  const basket = async () => JSON.parse((await ask('GET', '/api/bol-basket')).text).products
  const before = await basket()
  const { calls } = await probe({
    origin: running.url,
    known,
    isWriting: true,
    pages: [],
    today,
    product: '222',
    send: ask,
  })
  expect(await basket()).toEqual(before)
  const verdicts = Object.fromEntries(
    calls.map(({ what, verdict }) => [what.replace(/\d{3,}/, 'n'), verdict]),
  )
  expect(verdicts).toMatchObject({
    'PUT /api/bol-basket/n (changeBasketLine)': 'fits',
    'DELETE /api/bol-basket/n (removeBasketLine)': 'fits',
    'POST /api/basket/apply-discount (applyDiscount)': 'fits',
    confirmOrder: 'not asked',
  })
})

test('without being told to write it sends no change', async () => {
  const asked: string[] = []
  const report = await run(false, /^(POST|PUT|DELETE)/, ({ url }) => {
    asked.push(url)
    return {}
  })
  expect(asked).toEqual([])
  expect(report.calls.at(-1)).toMatchObject({ what: 'all changes', verdict: 'not asked' })
})

const command = (...words: string[]) =>
  new Promise<{ code: number; said: string }>(resolve => {
    execFile(process.execPath, ['dist/doorstep.mjs', ...words], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })

test('the command as it is built asks a server with its own widgets, and says how it is used', async () => {
  expect(await command()).toMatchObject({ code: 2, said: expect.stringContaining('probe') })
  expect(await command('check')).toMatchObject({ code: 2, said: expect.stringContaining('--origin') })
  expect(await command('probe', 'nowhere')).toMatchObject({
    code: 2,
    said: expect.stringContaining('--cookie'),
  })
  const cookie = `doorstep_demo=${visit.id}`
  const { code, said } = await command('probe', running.url, '--cookie', cookie, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(said).calls[0]).toMatchObject({
    what: 'GET /api/bol-basket (readBasket)',
    verdict: 'fits',
    widgets: expect.arrayContaining(['bol-basket', 'checkout-panel']),
  })
})

test.each([...breaking.map(row => [...row, 'breaks'] as const), ...odd.map(row => [...row, 'odd'] as const)])(
  '%s: it is named, with the widget that it concerns',
  async (_, path, deviate, says, widget, verdict) => {
    const report = await run(true, path, deviate)
    const found = [...report.calls, ...report.pages].find(({ findings }) =>
      findings.some(each => each.says.includes(says)),
    )
    expect(found).toMatchObject({ verdict })
    expect(found?.widgets.join()).toContain(widget)
    expect(asText(report)).toContain(says)
    expect(asHtml(report)).not.toMatch(/<h1>(Bad|Oops)/)
  },
)

test('G-03 a shop of other addresses is asked where it is, and pages that are not there are named', async () => {
  const site = siteBelow('/winkel')
  const other = await serve({ dist: 'dist', site, shop: { now: () => new Date(`${today}T12:00:00Z`) } })
  const customer = other.shop.visit({ as: 'customer', hasPostcode: true })
  const send: Send = async (method, path, body, headers) => {
    const response = await fetch(other.url + path, {
      method,
      headers: { Accept: 'application/json', Cookie: `doorstep_demo=${customer.id}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { status, url } = response
    return { status, url, headers: response.headers, text: await response.text() }
  }
  const ask = async (said: object) => {
    const pages = ['/winkel/laden/milch']
    return probe({ origin: other.url, known, isWriting: false, pages, today, send, site: said })
  }
  try {
    const right = await ask(site)
    const faults = [...right.calls, ...right.pages].filter(({ verdict }) => /breaks|odd/.test(verdict))
    expect(faults.filter(({ what }) => !/loader|doorstep|milch/.test(what))).toEqual([])
    const wrong = await ask({ ...site, api: '/nowhere', pages: { ...site.pages, contact: '/winkel/weg' } })
    expect(
      wrong.calls.find(({ what }) => what.includes('readBasket') || what.includes('bol-basket'))?.verdict,
    ).toBe('breaks')
    expect(wrong.pages.find(({ what }) => what === 'GET /winkel/weg')?.findings[0]?.says).toMatch(
      /answers 404, and widgets lead there.*"contact"/,
    )
  } finally {
    await other.close()
  }
})
