import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { checkoutPanel } from '../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../demo-pages/shop/boxes/box-orders'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { arriveBy } from '../support/page/arrive-by'
import { openPage } from '../support/page/open-page'
import { openShopPage } from '../support/page/shop-page'
import { present } from '../support/present'
import { pass } from '../support/test-time'
import { inOwnWords } from '../support/words/own-words'
import { listen, saidTwice } from '../transcripts/screen-reader'

/*
 * Nine presses in seven ways: pressed twice, pressed by a script meanwhile, answered to nobody, not reached, heard, taken back, and left by Back. Other
 * cells are elsewhere:
 * - keys of changes and of forms, sent twice or lost: idempotency.test.tsx
 * - forms of the page around a widget, with the payment after a declined card: presses-of-forms.test.tsx
 * - a refused press: refusals/refusals.test.tsx; something else than an answer: refusals/no-answers.test.tsx
 * - two tabs: mechanisms/other-tabs.test.tsx; a page that sleeps: first-press.full.test.tsx
 * - the session that ends: kept-of-a-login.full.test.tsx
 */

type Page = Awaited<ReturnType<typeof openShopPage>>
type Visit = Page['visit']

type Press = {
  call: string
  html: string | ((visit: Visit) => string)
  prepare?: (visit: Visit) => Promise<unknown>
  /** The steps before the press. */
  first?: (page: Page) => Promise<unknown>
  button: RegExp
  /** Each press counts. */
  isEach?: true
  /** It leads to another page, which says what came of it. */
  leaves?: true
  /** The press that takes it back; without one, nothing on the same page does. */
  undo?: (page: Page) => Promise<unknown>
}

const at = '2026-11-25T12:00:00Z'
const saturday = '2026-12-05'
const cheddar = 231
const json = (options: object) => `<script type="application/json">${JSON.stringify(options)}</script>`
const widget = (name: string, options: object = {}, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}>${json(options)}</div>`
const put = (visit: Visit, quantity: number) =>
  visit.call('POST', '/api/product/bol', { id: cheddar, quantity, increment: false })
const setDate = (visit: Visit, date: string) =>
  visit.call('POST', '/api/bol-checkout/update-date', { date, day: null, frequency: 0 })
const edit = (visit: Visit) => {
  const box = present(
    boxesBetween(visit.state, new Date(at), saturday, saturday).find(each => each.order_id === 806),
  )
  return visit.call('PUT', `/api/bol-order/edit/${box.id}`, {})
}
const checkout = (visit: Visit) =>
  inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup).replace(
    /data-load="\w+"/,
    'data-load="ready"',
  )
const click = async ({ user }: Page, name: RegExp) =>
  user.click(present((await screen.findAllByRole('button', { name }))[0]))
const canPress = (name: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('button', { name })[0]).not.toHaveAttribute('aria-disabled', 'true'),
  )

const presses: Readonly<Record<string, Press>> = {
  'a product is added to the box': {
    call: 'POST /api/product/bol',
    html: widget('order-dialog', { product: findProduct(cheddar) }, 'data-mode="add"') + widget('bol-basket'),
    button: /^(Add to basket|Add another|Not added)/,
    undo: page => click(page, /^Remove Mature cheddar/),
  },
  plus: {
    call: 'PUT /api/bol-basket',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 2),
    button: /^Increase quantity of Mature cheddar/,
    isEach: true,
    undo: page => click(page, /^Decrease quantity of Mature cheddar/),
  },
  'minus to nought': {
    call: 'PUT /api/bol-basket',
    html: widget('bol-basket'),
    prepare: visit => put(visit, 1),
    button: /^Decrease quantity of Mature cheddar/,
    undo: page => click(page, /^Undo/),
  },
  'a changed box is saved': {
    call: 'POST /api/bol-checkout/confirm',
    html: checkout,
    prepare: async visit => {
      await edit(visit)
      await put(visit, 3)
    },
    first: () => canPress(/^(Confirm|Save)/),
    button: /^(Confirm|Save)/,
  },
  'a delivery is moved': {
    call: 'POST /api/bol-checkout/confirm',
    html: checkout,
    prepare: edit,
    async first({ user }) {
      await user.selectOptions(await screen.findByLabelText('Delivery date'), '2026-12-04')
      await canPress(/^(Confirm|Save)/)
    },
    button: /^(Confirm|Save)/,
  },
  'the checkout is confirmed': {
    call: 'POST /api/bol-checkout/confirm',
    html: checkout,
    prepare: async visit => {
      await put(visit, 3)
      await setDate(visit, '2026-11-27')
    },
    first: () => canPress(/^(Confirm|Save)/),
    button: /^(Confirm|Save)/,
  },
  'the checkout is confirmed once more after a declined card': {
    call: 'POST /api/bol-checkout/confirm',
    html: checkout,
    prepare: async visit => {
      await put(visit, 3)
      await setDate(visit, '2026-11-27')
      visit.setFault({ match: 'POST /api/bol-checkout/confirm', kind: '422' })
    },
    async first(page) {
      await canPress(/^(Confirm|Save)/)
      await click(page, /^(Confirm|Save)/)
      await screen.findByText('We cannot take that just now. Please ring us.')
    },
    button: /^(Confirm|Save)/,
  },
  'a box is ordered again': {
    call: 'POST /api/basket/reorder-bol',
    html: widget('order-again'),
    first: page => click(page, /^View box/),
    button: /^Re-order/,
    leaves: true,
  },
  'an open change is dropped': {
    call: 'POST /api/bol-basket/cancel',
    html: widget('bol-basket'),
    prepare: async visit => {
      await edit(visit)
      await put(visit, 3)
    },
    first: page => click(page, /^Cancel amendments/),
    button: /^Yes/,
  },
}

/** What the shop has: the lines of the box and every order of boxes. */
const shopOf = ({ visit: { state } }: Page) =>
  JSON.stringify(
    [
      state.box.lines.map(({ productId, quantity }) => [productId, quantity]),
      state.box.draft?.editingOrderId ?? null,
      state.boxOrders,
    ],
    null,
    1,
  )

type Answer = (request: Request, fetch: (request: Request) => Promise<Response>) => Promise<Response>

/** Opens the page up to the press; `answer` then answers the press's call. */
async function open({ call, html, prepare, first }: Press, answer?: { now?: Answer }): Promise<Page> {
  sessionStorage.clear()
  const page = await openShopPage(
    async visit => {
      await prepare?.(visit)
      const { fetch } = visit
      const isIt = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`.startsWith(call)
      Object.assign(visit, {
        fetch: (request: Request) =>
          answer?.now && isIt(request) ? answer.now(request, fetch) : fetch(request),
      })
      return typeof html === 'function' ? html(visit) : html
    },
    { at },
  )
  await first?.(page)
  await pass(500)
  return page
}
const buttonOf = ({ button }: Press) => present(screen.getAllByRole('button', { name: button })[0])
const rest = () => pass(4000)
const words = () => {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const script of page.querySelectorAll('script')) script.remove()
  return page.textContent ?? ''
}

type Once = { before: string; after: string; calls: number }
const pressedBefore = new Map<Press, Once>()

/** The shop after one press, which is the same in each test. */
async function once(press: Press): Promise<Once> {
  const known = pressedBefore.get(press)
  if (known) return known
  const page = await open(press)
  const before = shopOf(page)
  await act(async () => fireEvent.click(buttonOf(press)))
  await rest()
  const found = { before, after: shopOf(page), calls: callsOf(page, press) }
  pressedBefore.set(press, found)
  return found
}

beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

const table = Object.entries(presses)

const callsOf = (page: Page, press: Press) => page.calls().filter(each => each.startsWith(press.call)).length
const moments: Readonly<Record<string, (click: () => void) => void>> = {
  // No answer comes between the two.
  'two quick presses': click => {
    act(click)
    act(click)
  },
  // A script of the page clicks twice; the page is not shown between the two.
  'two presses of one moment': click => {
    act(() => {
      click()
      click()
    })
  },
}

const doubled = table.flatMap(([name, press]) =>
  Object.keys(moments).map(moment => [name, moment, press] as const),
)

test.each(doubled)(
  'J-20 X4 When %s by %s, it happens as often as it is meant, and is sent as often',
  async (_, moment, press) => {
    const { after, calls } = await once(press)
    const page = await open(press)
    const before = shopOf(page)
    expect(after).not.toBe(before)
    const target = buttonOf(press)
    moments[moment]?.(() => {
      // The second press must meet the same button: another in its place would do something else.
      expect(target.isConnected).toBe(true)
      fireEvent.click(target)
    })
    await rest()
    if (press.isEach) return expect(page.visit.state.box.lines).toMatchObject([{ quantity: 4 }])
    expect(shopOf(page)).toBe(after)
    expect(callsOf(page, press)).toBe(calls)
  },
)

const pressedOnce = table.filter(([, { isEach }]) => !isEach)
// Each guard is needed here: a button that is busy does not hold back a form that a script submits.
test.each(pressedOnce)(
  'J-20 A-105 When %s, and a script presses once more while the answer is awaited, and that answer is lost, it is sent once',
  async (_, press) => {
    const { after } = await once(press)
    const answer: { now?: Answer } = {}
    const page = await open(press, answer)
    let [sent, lose] = [0, () => {}]
    answer.now = async (request, fetch) => {
      sent += 1
      await fetch(request)
      return new Promise((_, reject) => {
        lose = () => reject(new TypeError('lost'))
      })
    }
    const target = buttonOf(press)
    await act(async () => fireEvent.click(target))
    await pass(1000)
    const form = target.closest('form')
    await act(async () => (form ? form.requestSubmit() : target.click()))
    await pass(1000)
    await act(async () => lose())
    await rest()
    expect(sent).toBe(1)
    expect(shopOf(page)).toBe(after)
  },
)

const isDenied = /was not (added|saved)|not saved|Not added/

test.each(table)(
  'A-110 When %s and the answer is lost, the shop has it, and nobody is told otherwise',
  async (_, press) => {
    const { after } = await once(press)
    const answer: { now?: Answer } = {}
    const page = await open(press, answer)
    let isLost = true
    answer.now = async (request, fetch) => {
      const reply = await fetch(request)
      if (!isLost) return reply
      isLost = false
      throw new TypeError('lost')
    }
    await act(async () => fireEvent.click(buttonOf(press)))
    await rest()
    expect(shopOf(page)).toBe(after)
    expect(words()).not.toMatch(isDenied)
  },
)

test.each(table)(
  'A-110 When %s and the shop is not reached, nothing is called done, and a second press does it once',
  async (_, press) => {
    const { before, after } = await once(press)
    const answer: { now?: Answer } = {}
    const page = await open(press, answer)
    answer.now = async () => {
      throw new TypeError('lost')
    }
    await act(async () => fireEvent.click(buttonOf(press)))
    await rest()
    expect(shopOf(page)).toBe(before)
    expect(words()).not.toMatch(/Added to your box|Thank you|has been cancelled|are discarded/)
    delete answer.now
    if (!screen.queryAllByRole('button', { name: press.button }).length) await press.first?.(page)
    await act(async () => fireEvent.click(buttonOf(press)))
    await rest()
    expect(shopOf(page)).toBe(after)
  },
)

test.each(table)('X1 X2 When %s, the focus is kept, and one sentence says so, once', async (_, press) => {
  await open(press)
  const target = buttonOf(press)
  act(() => target.focus())
  const ear = listen({ isEveryMoveHeard: true })
  await ear.step('presses it', async () => fireEvent.click(target))
  await rest()
  ear.stop()
  expect(saidTwice(ear.lines)).toEqual([])
  expect(ear.lines.filter(line => line.startsWith('says: ')).length).toBeLessThanOrEqual(1)
  expect(ear.lines.length > 1).toBe(!press.leaves)
  expect(document.activeElement).not.toBe(document.body)
})

const returned = table.flatMap(([name, { undo, ...press }]) => (undo ? [[name, press, undo] as const] : []))
test.each(returned)(
  'A-15 When %s, it can be taken back on the same page, and the shop stands as before',
  async (_, press, undo) => {
    const page = await open(press)
    const before = shopOf(page)
    await act(async () => fireEvent.click(buttonOf(press)))
    await rest()
    expect(shopOf(page)).not.toBe(before)
    await undo(page)
    await rest()
    expect(shopOf(page)).toBe(before)
  },
)

/** Opens the page up to the press, whose answer comes late: the shop has done it, and the page is away meanwhile. */
async function openLate(press: Press) {
  const late: { send: () => void } = { send: () => {} }
  const answer: { now?: Answer } = {}
  const page = await open(press, answer)
  answer.now = async (request, fetch) => {
    const reply = await fetch(request)
    return new Promise(resolve => {
      late.send = () => resolve(reply)
    })
  }
  return { late, page }
}

const backs = [
  'a product is added to the box',
  'plus',
  'minus to nought',
  'the checkout is confirmed',
  'the checkout is confirmed once more after a declined card',
].concat('a box is ordered again', 'an open change is dropped')

test.each(backs)(
  'J-20 X7 When %s, and the person leaves before the answer and comes Back to the kept page, it is done once and nothing is denied',
  async name => {
    const press = presses[name] as Press
    const { after } = await once(press)
    const { late, page } = await openLate(press)
    await act(async () => fireEvent.click(buttonOf(press)))
    await pass(100)
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
      await pass(2000)
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      late.send()
    })
    await rest()
    expect(shopOf(page)).toBe(after)
    expect(words()).not.toMatch(isDenied)
    expect(document.querySelector('.doorstep [aria-busy=true]')).toBeNull()
  },
)

test.each(backs)(
  'J-20 X7 When %s, and the person leaves before the answer and comes Back to a page loaded again, nothing is sent again',
  async name => {
    const press = presses[name] as Press
    const { after } = await once(press)
    const { page } = await openLate(press)
    const before = callsOf(page, press)
    await act(async () => fireEvent.click(buttonOf(press)))
    await pass(100)
    arriveBy('back_forward')
    const { html } = press
    await openPage(typeof html === 'function' ? html(page.visit) : html, {
      globals: { ...page.visit.globals() },
      fetch: request => page.visit.fetch(request),
      providers: { now: () => new Date(at) },
    })
    await rest()
    expect(shopOf(page)).toBe(after)
    // The box of `prepare` was filled by the same calls.
    expect(callsOf(page, press)).toBe(before + 1)
    expect(words()).not.toMatch(isDenied)
  },
)
