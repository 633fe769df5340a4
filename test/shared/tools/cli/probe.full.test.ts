import { readFileSync } from 'node:fs'
import { type RunningShop, serve } from '../../../../demo-pages/serve'
import { siteBelow } from '../../../../demo-pages/site'
import type { Answer, Send } from '../../../../shared/tools/cli/answer'
import {
  asHtml,
  asText,
  type Report,
  reportFormats,
  summary,
} from '../../../../shared/tools/cli/probe/findings'
import { type ProbeOptions, probe } from '../../../../shared/tools/cli/probe/probe'
import type { ContractChecks } from '../../../../shared/tools/cli/probe/probe-calls'
import { calendarDay } from '../../../support/calendar-day'
import { knownTo } from '../../../support/contract/known-to'
import { breaking, type Deviation, odd, untrue } from './deviations'

const today = calendarDay('2026-11-25')
const answers = new Map<string, Answer>()
let running: RunningShop
let visit: ReturnType<RunningShop['shop']['visit']>
let known: ContractChecks

beforeAll(async () => {
  running = await serve({ dist: 'dist', shop: { now: () => new Date(`${today}T12:00:00Z`) } })
  visit = running.shop.visit({ as: 'customer', hasPostcode: true })
  await visit.call('POST', '/api/product/bol', { id: 221, quantity: 2, increment: false })
  known = await knownTo(call => [`the widget of ${call}`])
})
afterAll(() => running.close())

const now = () => new Date(`${today}T12:00:00Z`)

/**
 * A visitor of the served shop with a filled basket; calls are answered at once, pages and files from a
 * cache.
 */
async function visitor() {
  const visit = running.shop.visit({ as: 'customer', hasPostcode: true })
  await visit.call('POST', '/api/product/bol', { id: 221, quantity: 2, increment: false })
  const send: Send = async (method, path, body, headers) => {
    const isPage = headers?.Accept === 'text/html' || path.startsWith('/doorstep/')
    const page = isPage ? answers.get(path) : undefined
    if (page) return page
    const request = new Request(running.url + path, {
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
    // A server closes idle connections, sometimes just as one is used again.
    const read = () => fetch(request.clone()).catch(() => fetch(request))
    const response = isPage ? await read() : await running.shop.fetch(request)
    const dated = new Headers(response.headers)
    if (!isPage) dated.set('Date', now().toUTCString())
    const answer = {
      status: response.status,
      url: response.url || request.url,
      headers: dated,
      text: await response.text(),
    }
    if (isPage) answers.set(path, answer)
    return answer
  }
  return { visit, send }
}

/** Probes the served demo shop as a new visitor; one of its answers can deviate. */
async function run(
  isWriting: boolean,
  path?: RegExp,
  deviate: Deviation = () => ({}),
  more: Partial<ProbeOptions> = {},
): Promise<Report> {
  const { visit, send } = await visitor()
  return probe({
    origin: running.url,
    known,
    isWriting,
    pages: ['/shop/milk'],
    today,
    testData: { recipe: '1', address: String(visit.state.addresses[0]?.id) },
    send: async (...request) => {
      const answer = await send(...request)
      const [method, place, , headers] = request
      const what = `${method} ${place}${headers?.['X-CSRF-TOKEN'] ? ' wrong token' : ''}`
      return path?.test(what) ? { ...answer, ...deviate(answer) } : answer
    },
    ...more,
  })
}

test('G-09 The demo shop passes with every change and page, and each page is requested once', async () => {
  const { send } = await visitor()
  const asked: string[] = []
  const noting: Send = (method, path, ...rest) => {
    asked.push(path)
    return send(method, path, ...rest)
  }
  const pages = ['/shop/milk?page=1']
  const report = await run(true, undefined, undefined, { send: noting, pages })
  expect(asked.filter(path => pages.includes(path))).toEqual(pages)
  expect([...report.calls, ...report.pages].filter(({ findings }) => findings.length)).toEqual([])
  const left = report.calls.filter(({ verdict }) => verdict === 'not asked').map(({ call }) => call)
  expect(left).toEqual(['readMorePosts'])
  expect(summary(report)).toMatch(/^\d\d fit, 0 are odd, 0 would break, 1 not asked$/)
})

test('G-09 probe reverts its orders: boxes, regular orders and dates are as before', async () => {
  const { visit, send } = await visitor()
  const coming = async () => {
    const answers = await Promise.all(
      ['/api/product/regular/101', '/api/product/oneoff/101', '/api/basket?start_of_week=2026-11-29'].map(
        async path => (await visit.call('GET', path)).json(),
      ),
    )
    return JSON.parse(JSON.stringify(answers, (name, value) => (/(^|_)id$/.test(name) ? undefined : value)))
  }
  const before = await coming()
  await probe({ origin: running.url, known, isWriting: true, pages: [], today, send })
  expect(await coming()).toEqual(before)
})

const spelt: readonly (readonly [string, RegExp, Deviation])[] = [
  [
    'flags as "1" and "0"',
    /^GET/,
    ({ text }) => ({ text: text.replace(/:true\b/g, ':"1"').replace(/:false\b/g, ':"0"') }),
  ],
  [
    'numbers as text with decimals',
    /^GET/,
    ({ text }) => ({ text: text.replace(/"quantity":(\d+)/g, '"quantity":"$1.00"') }),
  ],
  [
    'dates by day',
    /^GET \/api\/basket\?/,
    ({ text }) => ({ text: text.replace(/"(\d{4})-(\d\d)-(\d\d)"/g, '"$3/$2/$1"') }),
  ],
  [
    'everything inside data',
    /^GET \/api/,
    ({ text }) => ({ text: text.startsWith('{"data"') ? text : `{"data":${text}}` }),
  ],
]

test.each(spelt)('G-09 %s, which the contract allows, is not reported as odd', async (_, path, deviate) => {
  const { calls } = await run(false, path, deviate, { pages: [], testData: { box: '221', essential: '101' } })
  expect(calls.filter(({ findings }) => findings.length)).toEqual([])
})

test('G-09 Only the calls of the named widgets, and of those on a named page, are made', async () => {
  const known2 = {
    ...known,
    widgetsOf: (call: string) => (call === 'readWeek' ? ['weekly-cost'] : ['order-dialog']),
  }
  const asked = async (more: Partial<ProbeOptions>) => {
    const { calls } = await run(false, undefined, undefined, { known: known2, pages: [], ...more })
    return calls.filter(({ verdict }) => verdict !== 'not asked').map(({ call }) => call)
  }
  expect(await asked({ widgets: ['weekly-cost'] })).toEqual(['readWeek'])
  expect(await asked({ widgets: ['weekly-cost'], pages: ['/shop/milk'] })).toContain('readRegularOrder')
})

/** A server with these pages and only these calls. */
const small =
  (pages: Record<string, string>, calls: Record<string, unknown> = {}): Send =>
  async (method, path) => {
    const [page, body] = [pages[path], calls[`${method} ${path}`]]
    const text = page ?? (body === undefined ? '<h1>Nothing here</h1>' : JSON.stringify(body))
    const type = page !== undefined || body === undefined ? 'text/html' : 'application/json'
    const status = page === undefined && body === undefined ? 404 : 200
    return {
      status,
      url: running.url + path,
      headers: new Headers({ 'Content-Type': type, Date: now().toUTCString() }),
      text,
    }
  }

const askSmall = async (send: Send, more: Partial<ProbeOptions> = {}) => {
  const contract = JSON.parse(readFileSync('dist/openapi.json', 'utf8'))
  const widgetsOf = (call: string) =>
    Object.values<Record<string, { operationId: string; 'x-widgets': string[] }>>(contract.paths)
      .flatMap(Object.values)
      .find(({ operationId }) => operationId === call)?.['x-widgets'] ?? []
  return probe({
    ...{ origin: running.url, isWriting: false, pages: ['/'], today, send, widgets: [] },
    known: { ...known, widgetsOf },
    ...more,
  })
}

test.each([
  [/^GET \/api\/basket\?/, 'GET /api/basket'],
  [/^GET \/api\/bol-basket$/, 'GET /api/bol-basket'],
  [/^GET \/faq/, 'GET /faq'],
  [/^GET \/shop\/milk$/, 'GET /shop/milk'],
  [/loader\.js$/, 'loader.js'],
  [/wrong token$/, 'with a wrong token'],
])(
  'G-09 A truncated answer to %s is reported with its reason, and all other calls are made',
  async (path, named) => {
    const breakOff = () => {
      throw new TypeError('terminated', { cause: new Error('other side closed') })
    }
    const { calls, pages } = await run(true, path, breakOff, {
      pages: ['/', '/shop/milk'],
      site: { pages: { deliveryQuestions: '/faq/category/deliveries' } },
    })
    expect(calls.filter(({ verdict }) => verdict === 'fits').length).toBeGreaterThan(9)
    const lines = [...calls, ...pages].map(({ what, findings }) => `${what} ${findings[0]?.says}`)
    const brokenOff = lines.filter(line => line.includes('gives no answer: terminated (other side closed)'))
    expect(brokenOff.join('\n')).toContain(named)
  },
)

test('G-09 When even the first page does not answer, the command ends', async () => {
  const send: Send = () => Promise.reject(new TypeError('fetch failed'))
  await expect(run(false, undefined, undefined, { send, pages: ['/'] })).rejects.toThrow('fetch failed')
})

test('G-09 Missing first data of a widget is a break; missing optional data is odd', async () => {
  const page = { '/': '<div data-widget="bol-basket"></div>' }
  const send = small(page, { 'GET /api/bol-basket': { products: [] } })
  const testData = { box: '221' }
  const { calls } = await askSmall(send, { isWriting: true, testData })
  const verdict = (name: string) => calls.find(({ call }) => call === name)?.verdict
  expect([verdict('readBasket'), verdict('cancelBasket'), verdict('applyDiscount')]).toEqual([
    'fits',
    'odd',
    'odd',
  ])
  expect(calls.find(({ call }) => call === 'cancelBasket')?.findings[0]?.says).toMatch(
    /is not there: 404 .* the rest works/,
  )
  const without = await askSmall(small(page), { isWriting: true, testData })
  expect(without.calls.find(({ call }) => call === 'readBasket')?.verdict).toBe('breaks')
  // No part of the whole shop may be missing.
  const whole = await askSmall(send, { widgets: undefined, isWriting: true, testData })
  expect(whole.calls.find(({ call }) => call === 'cancelBasket')?.verdict).toBe('breaks')
})

test.each(['text', 'json', 'sarif', 'github'])('G-09 A break is reported in the format %s', async format => {
  const report = await run(false, /bol-basket$/, () => ({ status: 502, text: '' }), { pages: [] })
  const output = reportFormats[format]?.(report) ?? ''
  expect(output).toMatch(/readBasket.*(answers 502|)/)
  if (format === 'github') expect(output).toMatch(/^::error title=doorstep probe%3A GET \/api\/bol-basket/m)
  if (format === 'sarif')
    expect(JSON.parse(output).runs[0].results[0]).toMatchObject({ ruleId: 'breaks', level: 'error' })
  if (format === 'json') expect(JSON.parse(output).next[0]).toContain('readBasket')
})

test('G-09 Without --write probe sends no change', async () => {
  const asked: string[] = []
  const report = await run(false, /^(POST|PUT|DELETE)/, ({ url }) => {
    asked.push(url)
    return {}
  })
  expect(asked).toEqual([])
  expect(report.calls.find(({ call }) => call === 'confirmOrder')).toMatchObject({
    verdict: 'not asked',
    because: expect.stringContaining('--write'),
  })
})

test.each([...breaking.map(row => [...row, 'breaks'] as const), ...odd.map(row => [...row, 'odd'] as const)])(
  'G-09 %s is reported with the widget that it affects',
  async (_, path, deviate, says, widget, verdict) => {
    const isOfCall = !/^(all|every widget)$/.test(widget)
    const report = await run(/verify|token/.test(`${path}`), path, deviate, {
      ...(isOfCall && { widgets: [`the widget of ${widget}`] }),
      pages: isOfCall ? [] : ['/shop/milk'],
      // Deviations that no single call shows.
      testData: { box: '221', essential: '101' },
    })
    const found = [...report.calls, ...report.pages].find(({ findings }) =>
      findings.some(each => each.says.includes(says)),
    )
    expect(found).toMatchObject({ verdict })
    expect(found?.widgets.join()).toContain(widget)
    expect(asText(report)).toContain(says)
    expect(asHtml(report)).not.toMatch(/<h1>(Bad|Oops)/)
  },
)

test.each(untrue)(
  'G-09 %s is reported as a contradiction in a sandbox',
  async (_, path, deviate, says, call, verdict) => {
    const { calls } = await run(true, path, deviate, { testData: { box: '221', essential: '101' } })
    const found = calls.find(({ findings }) => findings.some(each => each.says.includes(says)))
    expect([found?.call, found?.findings.find(each => each.says.includes(says))?.verdict]).toEqual([
      call,
      verdict,
    ])
  },
)

test('G-03 A shop with other addresses is probed there, and missing pages are reported', async () => {
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
      /answers 404, and widgets link to it.*"contact"/,
    )
  } finally {
    await other.close()
  }
})
