import { act, fireEvent, screen } from '@testing-library/react'
import { checkoutPanel } from '../../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../../demo-pages/shop/boxes/box-orders'
import { openShopPage } from '../../support/page/shop-page'
import { present } from '../../support/present'
import { isWhole } from '../../support/rows'
import { pass } from '../../support/test-time'
import { inOwnWords } from '../../support/words/own-words'

/*
 * The customer changes the box and confirms it at once: her own change is part of the order that she confirms. Changes
 * that somebody else has made are in truth.test.tsx.
 */

type Visit = Awaited<ReturnType<typeof openShopPage>>['visit']

const at = '2026-11-25T12:00:00Z'
const [cheddar, bacon] = [231, 201]
const basket = '<div data-widget="bol-basket" data-load="ready"></div>'
const checkout = (visit: Visit) =>
  inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup).replace(
    /data-load="\w+"/,
    'data-load="ready"',
  )

/** How long the shop takes to hear of a call and to answer it, in milliseconds. */
type Line = { sendMs: number; answerMs: number }
const lines: Readonly<Record<string, (call: string) => Line>> = {
  'on a quick line': () => ({ sendMs: 0, answerMs: 0 }),
  'on a slow line': () => ({ sendMs: 200, answerMs: 300 }),
  'while the order is read late': call => ({
    sendMs: 0,
    answerMs: call.startsWith('GET /api/bol-checkout') ? 900 : 0,
  }),
  'while the change is saved late': call => ({ sendMs: 0, answerMs: call.startsWith('PUT') ? 1500 : 0 }),
}

const wait = (ms: number) => new Promise<void>(go => setTimeout(go, ms))
const button = (name: RegExp) => present(screen.getAllByRole('button', { name })[0])
const press = (name: RegExp) => act(async () => fireEvent.click(button(name)))
const confirm = () => press(/^(Confirm Order|Save changes)/)
const plus = () => press(/^Increase quantity of Mature cheddar/)
const minus = () => press(/^Decrease quantity of Mature cheddar/)
const words = () => {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const script of page.querySelectorAll('script')) script.remove()
  return page.textContent ?? ''
}

/** A changed box of three pieces of cheddar and the checkout beside it, looked at for ten seconds. */
async function open(line: (call: string) => Line, { isAmendment = true, rashers = 4 } = {}) {
  const state = { line: (_: string): Line => ({ sendMs: 0, answerMs: 0 }), refuses: '' }
  const page = await openShopPage(
    async visit => {
      if (isAmendment) {
        const [box] = boxesBetween(visit.state, new Date(at), '2026-12-05', '2026-12-05')
        await visit.call('PUT', `/api/bol-order/edit/${present(box).id}`, {})
      }
      for (const [id, quantity] of [
        [cheddar, 3],
        [bacon, rashers],
      ])
        if (quantity) await visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
      if (!isAmendment)
        await visit.call('POST', '/api/bol-checkout/update-date', {
          date: '2026-11-27',
          day: null,
          frequency: 0,
        })
      const { fetch } = visit
      Object.assign(visit, {
        async fetch(request: Request) {
          const call = `${request.method} ${new URL(request.url).pathname}`
          if (state.refuses && call.startsWith(state.refuses))
            return Response.json({ message: 'Only three are left.' }, { status: 422 })
          const { sendMs, answerMs } = state.line(call)
          await wait(sendMs)
          const answer = await fetch(request)
          await wait(answerMs)
          return answer
        },
      })
      return basket + checkout(visit)
    },
    { at },
  )
  await pass(10_000)
  state.line = line
  return { ...page, state }
}
type Opened = Awaited<ReturnType<typeof open>>

const orderedCheese = ({ visit }: Opened) =>
  visit.state.boxOrders
    .flatMap(({ lines: ordered, days }) => [
      ordered,
      ...Object.values(days).map(day => day.instead?.lines ?? []),
    ])
    .flatMap(ordered => ordered.filter(({ productId }) => productId === cheddar))
    .map(({ quantity }) => quantity)
const confirmsOf = (page: Opened) => page.calls('POST').filter(call => call.includes('confirm')).length

beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
})

// Before the change is sent, and after it; own-change.full.test.tsx has more moments.
const moments = isWhole ? [0, 150, 340, 400, 700, 1100] : [150, 700]
const rows = Object.keys(lines).flatMap(line => moments.map(ms => [ms, line] as const))

test.each(rows)(
  'CO-30 J-61 Confirm Order %i ms after plus, %s, sends the order once, with the new quantity',
  async (ms, line) => {
    const page = await open(present(lines[line]))
    await plus()
    await pass(ms)
    await confirm()
    await pass(8000)
    expect(words()).not.toMatch(/has changed/)
    expect(page.left).toEqual([expect.stringMatching(/checkout-complete/)])
    expect(orderedCheese(page)).toContain(4)
    expect(confirmsOf(page)).toBe(1)
  },
)

test.each([
  ['plus twice', async () => void [await plus(), await plus()], 5],
  ['minus', minus, 2],
  ['plus and minus', async () => void [await plus(), await minus()], 3],
  [
    'a typed quantity',
    async () => {
      const field = screen.getByRole('spinbutton', { name: /Mature cheddar/ })
      await act(async () => {
        field.focus()
        fireEvent.change(field, { target: { value: '7' } })
        fireEvent.keyDown(field, { key: 'Enter' })
        fireEvent.blur(field)
      })
    },
    7,
  ],
])(
  'CO-30 J-61 Confirm Order right after %s places a new order with that quantity',
  async (_, change, quantity) => {
    const page = await open(() => ({ sendMs: 0, answerMs: 50 }), { isAmendment: false })
    await change()
    await confirm()
    await pass(8000)
    expect(words()).not.toMatch(/has changed/)
    expect(page.left).toHaveLength(1)
    expect(orderedCheese(page)).toContain(quantity)
  },
)

test('CO-30 A line that is removed right before Confirm Order is not ordered', async () => {
  const page = await open(() => ({ sendMs: 0, answerMs: 50 }))
  await press(/^Remove Mature cheddar/)
  await confirm()
  await pass(8000)
  expect(page.left).toHaveLength(1)
  expect(orderedCheese(page)).not.toContain(3)
})

test('CO-28 When minus right before Confirm Order leaves less than the minimum, nothing is sent, and that is said', async () => {
  const page = await open(() => ({ sendMs: 0, answerMs: 0 }), { isAmendment: false, rashers: 0 })
  await minus()
  await confirm()
  await pass(8000)
  expect(confirmsOf(page)).toBe(0)
  expect(words()).not.toMatch(/has changed/)
  expect(words()).toMatch(/There is a problem.*exceed minimum order/)
})

test('A-110 J-70 When the shop refuses the last plus, nothing is confirmed, and only the box says why', async () => {
  const page = await open(() => ({ sendMs: 0, answerMs: 0 }))
  page.state.refuses = 'PUT /api/bol-basket'
  await plus()
  await confirm()
  await pass(8000)
  expect(page.left).toEqual([])
  expect(confirmsOf(page)).toBe(0)
  expect(screen.getByRole('spinbutton', { name: /Mature cheddar/ })).toHaveValue('3')
  expect(words()).not.toMatch(/order has changed/)
})

test('A-114 When another device changes the order right after plus, it is shown before it is sent', async () => {
  const page = await open(() => ({ sendMs: 0, answerMs: 0 }))
  await plus()
  page.visit.state.box.lines.push({ id: 99_001, productId: 211, quantity: 1 })
  await confirm()
  await pass(8000)
  expect(page.left).toEqual([])
  expect(confirmsOf(page)).toBe(0)
  expect(words()).toMatch(/Your order has changed/)
})

test('L-61 What Confirm Order finds changed by another device is seen in the box beside it as well', async () => {
  const page = await open(() => ({ sendMs: 0, answerMs: 0 }))
  const first = present(page.visit.state.box.lines[0])
  first.quantity += 1
  page.visit.state.box.lines.push({ id: 99_001, productId: 211, quantity: 1 })
  await confirm()
  await pass(2000)
  expect(words()).toMatch(/Your order has changed/)
  const held = screen.getAllByRole('spinbutton').map(field => (field as HTMLInputElement).value)
  expect(held).toEqual(page.visit.state.box.lines.map(({ quantity }) => `${quantity}`))
})

test('A-114 When another device changes the date right after plus, it is shown before it is sent', async () => {
  const page = await open(() => ({ sendMs: 0, answerMs: 0 }), { isAmendment: false })
  await plus()
  present(page.visit.state.box.draft).date = '2026-11-30'
  await confirm()
  await pass(8000)
  expect(page.left).toEqual([])
  expect(confirmsOf(page)).toBe(0)
})
