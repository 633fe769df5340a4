import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { addToBasket } from '../../shared/domain/api/basket'
import { changeDeliveryDate, confirmOrder } from '../../shared/domain/api/checkout'
import { createApiClient } from '../../shared/domain/api/client/client'
import { saveOneOff } from '../../shared/domain/api/essentials'
import { keyField, writeKey } from '../../shared/platform/page/login/idempotency'
import { openPage } from '../../shared/platform/page/login/login'
import { expectElement } from '../support/expect-element'
import { present } from '../support/present'
import { runs } from './runs'

const now = () => new Date('2026-11-25T12:00:00Z')
const lossy = ['drop-after', '500-after', '504-after', 'offline', 'slow', 'duplicate'] as const
const garbled = ['malformed', 'truncated', 'empty', 'wrong-type'] as const

/** mulberry32, so that a failed run can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const visitNew = () =>
  createDemoShop({ now, wait: async () => {} }).visit({ as: 'customer', hasPostcode: true })
type Visit = ReturnType<typeof visitNew>

function spoil(visit: Visit, random: (below: number) => number, kinds: readonly FaultKind[]) {
  visit.heal()
  for (let times = random(3); times > 0; times--)
    visit.setFault({ kind: present(kinds[random(kinds.length)]), match: 'POST *' })
}

const answered = (reply: Response | null) => reply !== null && reply.status < 400

/**
 * One payment: the person goes Back and presses again until a page has answered, and the browser repeats at
 * will. Gives the number without an answer.
 */
async function pay(visit: Visit, pence: number, random: (below: number) => number) {
  document.body.innerHTML = '<form action="/account/payments"><input name="amount"></form>'
  const form = expectElement(document.querySelector('form'), HTMLFormElement)
  expectElement(form.elements.namedItem('amount'), HTMLInputElement).value = (pence / 100).toFixed(2)
  let unanswered = 0
  for (;;) {
    writeKey(form)
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    let reply: Response | null = null
    for (let sent = 0; sent <= random(2) && !answered(reply); sent++) {
      reply = await visit.submit('/account/payments', fields).catch(() => null)
      if (!answered(reply)) unanswered++
    }
    if (answered(reply)) break
  }
  openPage()
  return unanswered
}

/** Repeats the call until a readable answer comes, as a person would. */
async function insist<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  let last: unknown
  for (let tries = 0; tries < 20; tries++) {
    try {
      return await act()
    } catch (error) {
      last = error
    }
  }
  throw new Error('no answer after 20 tries', { cause: last })
}

const clientOf = (visit: Visit) =>
  createApiClient({
    origin: 'https://shop.test',
    fetch: request => visit.fetch(request),
    token: () => visit.csrfToken,
    leaveForLogin: () => {},
  })

beforeEach(() => sessionStorage.clear())

const payments = runs(2000, 0.05)
/** Shops, in each of which 25 boxes are filled and confirmed. */
const shops = runs(80, 0.05)

test(`G-34 Each of ${payments} payments with lost answers is booked once, also two of the same amount`, async () => {
  const random = randomFrom(34)
  const visit = visitNew()
  const before = visit.state.ledger.payments.length
  const paid: number[] = []
  let unanswered = 0
  for (let at = 0; at < payments; at++) {
    // There are few amounts, so that equal payments often follow each other.
    const pence = (1 + random(4)) * 330
    spoil(visit, random, lossy)
    unanswered += await pay(visit, pence, random)
    paid.push(pence)
  }
  const booked = visit.state.ledger.payments.slice(before).map(({ pence }) => pence)
  expect(booked).toEqual(paid)
  // Makes sure that answers really were lost.
  expect(unanswered).toBeGreaterThan(payments / 5)
})

test(`G-34 Of ${25 * shops} boxes filled and confirmed with lost answers, each product and each box is booked once`, async () => {
  const random = randomFrom(35)
  const kinds = [...lossy, ...garbled]
  let faults = 0
  let booked = 0
  for (let shop = 0; shop < shops; shop++) {
    const visit = visitNew()
    const api = clientOf(visit)
    const before = visit.state.boxOrders.length
    const single = visit.state.oneOffs.length
    for (let at = 0; at < 25; at++) {
      const press = async (act: () => Promise<unknown>) => {
        spoil(visit, random, kinds)
        return insist(act)
      }
      const presses = 3 + random(3)
      for (let put = 0; put < presses; put++)
        await press(() => addToBasket(api, { id: '231' }, { quantity: 1, increment: true }))
      expect(visit.state.box.lines.map(({ quantity }) => quantity)).toEqual([presses])
      await press(() => changeDeliveryDate(api, { date: '2026-11-27', day: null, frequency: 0 }))
      await press(() =>
        confirmOrder(api, {
          frequency: 0,
          day: null,
          delivery_slot_id: '0',
          delivery_instructions: 'porch',
          other_delivery_instruction: '',
        }),
      )
      booked += presses
      expect(visit.state.boxOrders).toHaveLength(before + at + 1)
      expect(visit.state.box.lines).toEqual([])
    }
    visit.heal()
    const { dates } = await (await visit.call('GET', '/api/product/oneoff/111')).json()
    const [date = ''] = Object.values<object>(dates).flatMap(Object.keys)
    spoil(visit, random, kinds)
    await insist(() => saveOneOff(api, { id: '111' }, { quantity: 2, date, orderId: null }))
    expect(visit.state.oneOffs).toHaveLength(single + 1)
    faults += visit.log.filter(({ fault }) => fault).length
  }
  expect(booked).toBeGreaterThan(75 * shops)
  expect(faults).toBeGreaterThan(50 * shops)
})

test('G-34 A key with another request is refused, and a refused key is judged anew', async () => {
  const visit = visitNew()
  const pay = (amount: string, key: string) => visit.submit('/account/payments', { amount, [keyField]: key })
  const booked = () => visit.state.ledger.payments.length
  const before = booked()
  expect((await pay('3.30', 'one')).status).toBe(303)
  expect((await pay('3.30', 'one')).status).toBe(303)
  expect(booked()).toBe(before + 1)
  expect((await pay('4.40', 'one')).status).toBe(422)
  expect(booked()).toBe(before + 1)
  await pay('nothing', 'two')
  await pay('nothing', 'two')
  expect(visit.state.errors.amount).toContain('Enter the amount in figures, like 20.00.')
  expect(booked()).toBe(before + 1)
  await pay('3.30', 'three')
  expect(booked()).toBe(before + 2)
})
