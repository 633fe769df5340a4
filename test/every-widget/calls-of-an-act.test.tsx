import { act, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'

/*
 * The calls of one action under slow answers: no call is made twice or aborted, and no change waits for a
 * read.
 */

const noon = Date.parse('2026-11-25T12:00:00Z')
const answerMs = 400

/** Answers every call; each answer is rendered before the next one comes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await pass(answerMs)
}

afterEach(() => jest.restoreAllMocks())

type Call = { said: string; wait: number; bytes: number; isAnswered: boolean }

/** Records the requests until they are taken. */
function record() {
  let calls: Call[] = []
  return {
    begin({ method, url }: Request): Call {
      const before = calls.filter(({ isAnswered }) => isAnswered).map(({ wait }) => wait)
      const said = `${method} ${new URL(url).pathname}`
      const call = { said, wait: 1 + Math.max(0, ...before), bytes: 0, isAnswered: false }
      calls.push(call)
      return call
    },
    take(): Call[] {
      const those = calls
      calls = []
      return those
    },
  }
}

type Opening = { as?: 'guest' | 'customer'; hasPostcode?: boolean; at?: number; box?: number }

/** Opens a page of the shop as printed at noon; `taken` returns the calls since its last use. */
async function open(path: string, { as = 'customer', hasPostcode = true, at = noon, box = 0 }: Opening = {}) {
  jest.setSystemTime(at)
  sessionStorage.clear()
  const now = () => new Date()
  const visit = createDemoShop({ now }).visit({ as, hasPostcode })
  if (box) await visit.call('POST', '/api/product/bol', { id: box, quantity: 3, increment: false })
  const { begin, take } = record()
  await openPage(renderPage(path, visit.page(path)) ?? '', {
    globals: { ...visit.globals() },
    fetch: async request => {
      const call = begin(request)
      request.signal.addEventListener('abort', () => {
        if (!call.isAnswered) call.said += ', given up'
      })
      call.bytes += (await request.clone().text()).length
      await new Promise(resolve => setTimeout(resolve, answerMs))
      const answer = await visit.fetch(request)
      call.bytes += (await answer.clone().text()).length
      call.isAnswered = true
      return answer
    },
    providers: { now },
  })
  await settle()
  return { visit, take, sent: () => take().map(({ said }) => said) }
}

async function press(name: RegExp | string): Promise<void> {
  // Links are looked for only if there is no such button, as each look reads the whole page.
  const control = screen.queryAllByRole('button', { name })[0] ?? screen.queryAllByRole('link', { name })[0]
  if (!control) throw new Error(`There is no ${name}.`)
  await act(async () => void fireEvent.click(control))
  await settle()
}

async function type(name: RegExp | string, value: string): Promise<void> {
  const [field] = screen.getAllByRole('textbox', { name })
  if (field) await act(async () => void fireEvent.change(field, { target: { value } }))
  await settle()
}

const box = 'GET /api/bol-basket'
const week = 'GET /api/basket'
const ordered = 'GET /api/basket/ordered'
const add = 'POST /api/product/bol'
const featured = '/shop/best-of-local/featured'

/**
 * An action, its calls, the number of sequential answers before the last call, and a limit for the bytes of
 * all bodies.
 */
type Act = [does: RegExp | string | (() => Promise<void>), calls: string[], waits: number, bytes: number]
type Journey = [title: string, path: string, opening: Opening, acts: Act[]]

const opens = async () => {}
const isPrinted: Act = [opens, [], 0, 0]

const journeys: Journey[] = [
  ['F-03 G-30 the home page makes no calls for a guest', '/', { as: 'guest' }, [isPrinted]],
  ['F-03 G-30 the milk page makes no calls for a guest', '/shop/milk', { as: 'guest' }, [isPrinted]],
  [
    'RO-01 a milk order is read when its dialog opens and before it is saved, and one week afterwards',
    '/shop/milk',
    {},
    [
      isPrinted,
      [/^Change order/, ['GET /api/product/regular/101'], 1, 600],
      [/^Increase/, [], 0, 0],
      [/^Save changes/, ['GET /api/product/regular/101', 'POST /api/product/regular', box, week], 3, 23_000],
      [/^Change order/, ['GET /api/product/regular/101'], 1, 600],
      [/^Decrease/, [], 0, 0],
      [/^Save changes/, ['GET /api/product/regular/101', 'POST /api/product/regular', week], 3, 23_000],
    ],
  ],
  // An older printed state is read again before anything is added to it.
  ...[[0, [] as string[]] as const, [15_000, [box]] as const].map(
    ([waited, before]): Journey => [
      `OD-09 what is put into the box ${waited} ms after the page was printed asks for no more than box and week, and for an old box before`,
      featured,
      {},
      [
        isPrinted,
        [() => pass(waited), [], 0, 0],
        [/^Add to box/, [...before, add, box, week], 2 + before.length, 23_000],
        [/^Add to box/, [add, box, week], 2, 23_000],
      ],
    ],
  ),
  [
    'BB-05 BB-07 BB-17 each change of the box is sent once, and box and week are read once',
    featured,
    { box: 231 },
    [
      isPrinted,
      [/^Increase quantity/, ['PUT /api/bol-basket/5002', box, week], 2, 23_000],
      [() => type('Promotional code', 'SPRINGFIELD'), [], 0, 0],
      ['Apply', ['POST /api/basket/apply-discount', box], 2, 2_000],
      [/^Remove Mature/, ['DELETE /api/bol-basket/5002', box, week], 2, 23_000],
      [/^Undo/, [add, box, week], 2, 23_000],
    ],
  ],
  [
    'PC-05 a postcode check makes its call and reads the orders and the box',
    featured,
    { as: 'guest', hasPostcode: false },
    [
      isPrinted,
      [() => type(/postcode/i, 'BS3 4TN'), [], 0, 0],
      ['Check', ['POST /register/postcode/verify', ordered, box], 2, 1_500],
    ],
  ],
  [
    "OD-09 A-37 a guest's addition to the box reads box, week and orders",
    featured,
    { as: 'guest' },
    [isPrinted, [/^Add to box/, [add, box, week, ordered], 2, 1_500]],
  ],
  [
    'WC-02 A-70 moving on from the printed week reads that next week only',
    '/',
    {},
    [
      isPrinted,
      [/^Previous week/, [week], 1, 23_000],
      [/^Next week/, [week], 1, 23_000],
      [/^Previous week/, [], 0, 0],
    ],
  ],
  [
    'HB-06 opening the week reads it and prefetches the next',
    '/',
    {},
    [
      [/^View details/, [week, week], 2, 40_000],
      [/^Next week/, [week], 1, 23_000],
    ],
  ],
  [
    'CO-01 a printed checkout makes no calls as its page opens',
    '/shop/best-of-local/checkout',
    { box: 231 },
    [isPrinted],
  ],
  [
    "CO-01 a guest's checkout reads its order",
    '/shop/best-of-local/checkout',
    { as: 'guest', box: 231 },
    [[opens, ['GET /api/bol-checkout/5001'], 1, 6_000]],
  ],
  [
    // A shop need not name the day of its first answer, so that day is read by its date.
    "OO-02 A-23 orders on a page are read in parallel: first the days, then the first day's order",
    '/account/essentials',
    {},
    [
      [
        opens,
        ['GET /api/product/oneoff/106', 'GET /api/product/regular/133', 'GET /api/product/oneoff/106'],
        2,
        2_600,
      ],
    ],
  ],
]

test.each(journeys)('%s', async (_, path, opening, acts) => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { take } = await open(path, opening)
  for (const [does, calls, waits, bytes] of acts) {
    if (typeof does === 'function') await does()
    else await press(does)
    const taken = take()
    const said = taken.map(each => each.said + (each.isAnswered ? '' : ', unanswered'))
    const last = Math.max(0, ...taken.map(({ wait }) => wait))
    // Calls in parallel may begin in any order.
    expect({ does, calls: said.toSorted(), waits: last }).toEqual({ does, calls: calls.toSorted(), waits })
    expect(taken.reduce((sum, each) => sum + each.bytes, 0)).toBeLessThanOrEqual(bytes)
  }
})

test('HB-06 At midnight a hidden page makes no call, and makes each call once when it is seen', async () => {
  const { sent } = await open('/shop/milk', { at: Date.parse('2026-11-25T23:59:00Z') })
  await press(/^See and change your week/)
  sent()
  const hidden = jest.spyOn(document, 'hidden', 'get')
  const look = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await look(true)
  await pass(120_000)
  expect(sent()).toEqual([])
  await look(false)
  await pass(1000)
  await settle()
  const asked = sent()
  expect(asked).toContain('GET /api/basket')
  expect(asked).toEqual([...new Set(asked)])
  expect(asked.join()).not.toContain('given up')
})
