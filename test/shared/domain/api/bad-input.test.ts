/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { failureOf } from '../../../../shared/domain/api/client/failure'
import { failureMessages } from '../../../../shared/domain/api/client/failure-messages'
import { type CallName, type Route, routes } from '../../../../shared/domain/api/client/routes'
import { createPageApi } from '../../../../shared/domain/hooks/use-api'
import { reported } from '../../../../shared/platform/page/report'
import { sampleCalls } from '../../../../shared/tools/contract/sample-calls'
import { exampleOf as answerOf } from '../../../support/contract/contract'
import { keysOf } from '../../../support/keys-of'

/* Undocumented answers of servers to the calls that the widgets make. */

const { sorry, unreachable } = failureMessages
const names = keysOf(sampleCalls)
const routeOf = (name: CallName): Route => routes[name]
const exampleOf = (name: CallName) => JSON.stringify(answerOf(name))

const reply = (body: BodyInit, type = 'application/json', url = '') => {
  const answer = new Response(body, { headers: { 'Content-Type': type } })
  return Object.defineProperties(answer, { url: { value: url }, redirected: { value: url !== '' } })
}
const page = (title: string, url = '') =>
  reply(`<!doctype html><title>${title}</title><form></form>`, 'text/html', url)

/** A truncated gzip body as browsers report it: some bytes, and then an error. */
function brokenOff(name: CallName): Response {
  let isBegun = false
  const body = new ReadableStream({
    pull(stream) {
      if (isBegun) return stream.error(new TypeError('Failed to fetch'))
      isBegun = true
      stream.enqueue(new TextEncoder().encode(exampleOf(name).slice(0, 12)))
    },
  })
  return reply(body)
}

type Outcome = { value: unknown } | { error: unknown }

/** Makes the call to a shop that always gives this answer. */
async function ask(name: CallName, answer: (name: CallName) => Response) {
  reported().length = 0
  Object.assign(window, { csrfToken: 'token' })
  const leave = jest.fn()
  const sent: Request[] = []
  const api = createPageApi(async request => {
    sent.push(request)
    return answer(name)
  }, leave)
  const [way] = sampleCalls[name]
  const outcome: Outcome = await Promise.resolve(way(api)).then(
    value => ({ value }),
    error => ({ error }),
  )
  const failure = 'error' in outcome ? failureOf(outcome.error) : null
  return {
    outcome,
    failure,
    sent: sent.length,
    said: [...reported()],
    left: leave.mock.calls.length,
  }
}

type Row = {
  what: string
  answer: (name: CallName) => Response
  /** The sentence for the shopper. */
  sentence: string
  /** The developer's sentence, after the call's name, method and path. */
  report: RegExp
  /** Whether each call detects this itself; otherwise one shared function does. */
  isOwn?: boolean
  /** Calls for which this is a normal answer. */
  except?: (name: CallName) => boolean
}

const isPage = (name: CallName) => routeOf(name).as === 'html'
/** Changes whose answer must be read; any other change is done unless the answer says no. */
const telling: readonly CallName[] = [
  'checkPostcode',
  'checkAccountPostcode',
  'checkPromoCode',
  'changeDeliveryDate',
  'confirmOrder',
  'findMoveConflicts',
]
const isDoneByAny = (name: CallName) => routeOf(name).mutation && !telling.includes(name)

const longPage = '<p>'.repeat(1_700_000)
const longJson = JSON.stringify({ rows: Array.from({ length: 50_000 }, () => 'x'.repeat(98)) })

const notJson = /^body is not JSON; it begins with /
const rows: readonly Row[] = [
  {
    what: 'a page of HTML',
    answer: () => page('Welcome'),
    sentence: sorry,
    report: /^body is not JSON; it begins with <!doctype$/,
    except: isPage,
  },
  {
    what: 'a warning of PHP before its JSON',
    answer: name => reply(`<br />\n<b>Warning</b>: Undefined variable $x\n${exampleOf(name)}`, 'text/html'),
    sentence: sorry,
    report: /^body is not JSON; it begins with <br$/,
    except: isPage,
  },
  {
    what: 'another page, to which it was led',
    answer: () => page('Log in', `${location.origin}/wp-login.php?redirect_to=x`),
    sentence: sorry,
    report: /^body is not JSON; it came from \/wp-login\.php; it begins with <!doctype$/,
    except: isPage,
  },
  {
    what: 'JSON that is cut short',
    answer: name => reply(exampleOf(name).slice(0, -2)),
    sentence: sorry,
    report: notJson,
    except: isPage,
  },
  {
    what: 'gzip that is cut short',
    answer: brokenOff,
    sentence: unreachable,
    report: /^the answer broke off/,
  },
  {
    what: 'five megabytes of a page',
    answer: () => reply(longPage, 'text/html'),
    sentence: sorry,
    report: /^body is not JSON; it begins with <p$/,
    except: isPage,
  },
  {
    what: 'JSON about something else',
    answer: () => reply('{"rows":["x"]}'),
    sentence: sorry,
    report: /^[\w.[\]]+ in the answer (is missing|is not an? \w+|does not fit)/,
    isOwn: true,
    except: name => isPage(name) || isDoneByAny(name),
  },
  {
    what: 'five megabytes of JSON about something else',
    answer: () => reply(longJson),
    sentence: sorry,
    report: /^[\w.[\]]+ in the answer (is missing|is not an? \w+|does not fit)/,
    except: name => isPage(name) || isDoneByAny(name),
  },
  {
    what: 'null',
    answer: () => reply('null'),
    sentence: sorry,
    report: /^[\w.[\]]+ in the answer (is missing|is not an? \w+|does not fit)/,
    isOwn: true,
    except: name => isPage(name) || isDoneByAny(name),
  },
  {
    what: 'no, and no reason',
    answer: () => reply('{"success":false}'),
    sentence: sorry,
    report: /^refused with 200, but neither message nor errors says why$/,
    except: isPage,
  },
]

/**
 * Calls of one kind share a decoder: one of each kind gets every answer, the others only the answers that
 * each call detects.
 */
const oneOfEachKind: readonly CallName[] = ['readBasket', 'checkPromoCode', 'addToBasket', 'readMorePosts']

beforeEach(() => localStorage.clear())

test.each(rows)(
  'G-11 A-20 $what: the shopper reads one sentence, and the developer reads the call, the place and the expectation',
  async row => {
    const { answer, sentence, report, isOwn, except } = row
    const faults: unknown[] = []
    const isAsked = (name: CallName) => isOwn || oneOfEachKind.includes(name)
    for (const name of names.filter(each => !except?.(each) && isAsked(each))) {
      const { method, path, mutation } = routeOf(name)
      const { failure, outcome, sent, said, left } = await ask(name, answer)
      if (!failure) faults.push([name, 'is done', outcome])
      else if (failure.messages.join() !== sentence) faults.push([name, failure.messages])
      if (mutation && sent !== 1) faults.push([name, 'is sent', sent])
      if (left) faults.push([name, 'leaves for the login'])
      const start = `${name}, ${method} ${path}: `
      const [line = ''] = said
      if (said.length !== 1 || !line.startsWith(start) || !report.test(line.slice(start.length)))
        faults.push([name, 'is told', said])
      if (line.length > 240) faults.push([name, 'is told at length', line.length])
    }
    expect(faults.slice(0, 6)).toEqual([])
  },
)

test.each([
  ['one byte order mark', '\uFEFF'],
  ['two, as of two files of PHP', '\uFEFF\uFEFF'],
  ['an empty line', '\r\n'],
])('J-66 G-11 An answer after %s is read as it is by every call', async (_, before) => {
  for (const name of names.filter(each => !isPage(each))) {
    const plain = await ask(name, each => reply(exampleOf(each)))
    const { outcome, said, sent } = await ask(name, each => reply(before + exampleOf(each)))
    expect([name, outcome, said, sent]).toEqual([name, plain.outcome, plain.said, plain.sent])
  }
})

test('J-66 A-122 The reason of a refusal after two byte order marks is shown', async () => {
  const no = () => new Response('\uFEFF\uFEFF{"message":"Sold out today."}', { status: 422 })
  expect((await ask('addToBasket', no)).failure?.messages).toEqual(['Sold out today.'])
})

test('G-11 A-110 A page of maintenance (503) in the place of any answer is said in one sentence, and nothing of the page is shown', async () => {
  const headers = { 'Content-Type': 'text/html' }
  const shut = () => new Response('<h1>Back soon</h1>', { status: 503, headers })
  for (const name of names) {
    const { failure, sent, left } = await ask(name, shut)
    expect([name, failure?.messages, left]).toEqual([name, [sorry], 0])
    if (routeOf(name).mutation) expect([name, sent]).toEqual([name, 1])
  }
})

const changes = names.filter(name => routeOf(name).mutation)

test.each([
  ['204', 204, null],
  ['201 without a body', 201, ''],
])('G-11 A change answered with %s is done when its answer need not be read', async (_, status, body) => {
  const ends = await Promise.all(changes.map(name => ask(name, () => new Response(body, { status }))))
  const failed = changes.filter((_, at) => ends[at]?.failure)
  expect(failed).toEqual(telling.filter(name => name !== 'changeDeliveryDate'))
})

test('G-11 An empty answer with status 200 is an error, since a program may have died', async () => {
  const outcomes = new Map<CallName, boolean>()
  for (const name of changes) outcomes.set(name, !(await ask(name, () => reply(''))).failure)
  const done = changes.filter(name => outcomes.get(name))
  expect(done).toEqual(['saveInterest', 'changeBasketLine', 'removeBasketLine'])
})

test.each([
  [
    'success in each way',
    ['false', '0', 0, '', 'no', 'off'].map(success => ({ success, message: 'Sold out today.' })),
  ],
  ['errors', [{ errors: { quantity: ['Sold out today.'] } }, { errors: ['Sold out today.'] }]],
  [
    'an error',
    [
      { error: 'Sold out today.' },
      { error: { code: 7, message: 'Sold out today.' } },
      { error: true, message: 'Sold out today.' },
    ],
  ],
  [
    'a status in words',
    [
      { status: 'error', message: 'Sold out today.' },
      { status: 'fail', data: { quantity: 'Sold out today.' } },
    ],
  ],
])('A-20 When the shop says no with 200 by %s, its words are shown for every call', async (_, bodies) => {
  for (const body of bodies)
    for (const name of names.filter(each => !isPage(each)))
      expect([name, body, (await ask(name, () => reply(JSON.stringify(body)))).failure?.messages]).toEqual([
        name,
        body,
        ['Sold out today.'],
      ])
})

test('A-20 G-11 The developer is told why a read was refused with 200; a refused change is the shop’s own decision', async () => {
  const no = () => reply('{"success":false,"message":"Shut for stock taking."}')
  for (const name of names.filter(each => !isPage(each))) {
    const { method, path, mutation } = routeOf(name)
    const line = `${name}, ${method} ${path}: refused with 200: Shut for stock taking.`
    expect((await ask(name, no)).said).toEqual(mutation ? [] : [line])
  }
})

test('A-20 A body without an error is no refusal', async () => {
  for (const none of [
    { errors: [] },
    { errors: {} },
    { errors: null },
    { error: false },
    { error: '' },
    { error: 0 },
    { error: null, status: 'ok' },
    { success: true, error: 'old' },
  ])
    for (const name of names.filter(isDoneByAny))
      expect([name, none, (await ask(name, () => reply(JSON.stringify(none)))).failure]).toEqual([
        name,
        none,
        null,
      ])
})

test('A-20 An order that has its number is placed, whatever error stands beside it', async () => {
  const answer = { data: { id: 871 }, error: 'The letter could not be sent.' }
  expect((await ask('confirmOrder', () => reply(JSON.stringify(answer)))).outcome).toEqual({ value: '871' })
})

test('G-07 The developer is told the place of each skipped list entry and what was expected', async () => {
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length ? [spoilt(value[0]), 7] : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoilt(each)]))
  }
  const reports: string[] = []
  for (const name of names.filter(each => !isPage(each))) {
    const answer = spoilt(answerOf(name))
    const { said, outcome } = await ask(name, () => reply(JSON.stringify(answer)))
    const way = ' in the answer is not an object; it is left out, the rest is shown'
    if ('value' in outcome)
      reports.push(...said.map(each => each.replace(way, '').replace(/, \w+ [^:]*/, '')))
  }
  expect(reports).toEqual([
    'checkPromoCode: scheme.products[1]',
    'readBasket: basket.deliveries[1]',
    'readBasket: products[1]',
    'readLatestBoxes: data[0].products[1]',
    'readLatestBoxes: data[0].deliveries[1]',
    'readLatestBoxes: data[1]',
    'readCheckout: products[1]',
    ...['products', 'orders[0].products', 'orders[0].deliveries', 'orders', 'pauses', 'moves'].map(
      place => `readWeek: ${place}[1]`,
    ),
    'readOrdered: data[1]',
  ])
})

test('G-07 A thousand lines without the same field cause one sentence for the developer', async () => {
  const line = answerOf('readBasket') as { products: object[] }
  const products = [
    line.products[0],
    ...Array.from({ length: 1000 }, () => ({ ...line.products[0], quantity: 'two' })),
  ]
  const { said } = await ask('readBasket', () => reply(JSON.stringify({ ...line, products })))
  expect(said).toEqual([expect.stringMatching(/products\[1\]\.quantity in the answer is not a whole number/)])
})
