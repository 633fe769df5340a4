import { offersOf } from '../../../../../shared/domain/rules/boxes/box-offers'
import {
  type BoxOrder,
  boxSentence,
  boxState,
  changesSince,
  isRepeating,
  whenClosing,
  whyFixed,
} from '../../../../../shared/domain/rules/boxes/box-order'
import { boxStateMessages } from '../../../../../shared/domain/rules/boxes/box-order-messages'
import { addDays } from '../../../../../shared/domain/rules/dates/dates'
import { calendarDay } from '../../../../support/calendar-day'
import { standIn } from '../../../../support/stand-in'

const today = calendarDay('2026-11-25')
const noon = new Date('2026-11-25T12:00:00Z')
const open: Partial<BoxOrder> = {
  date: addDays(today, 3),
  isCancelled: false,
  failed: null,
  failing: null,
  isPastCutoff: false,
  isDeliverable: true,
  isDelivered: false,
  isPaid: false,
  frequency: 0,
  cutoff: null,
}
const box = (fields: Partial<BoxOrder> = {}) => standIn<BoxOrder>({ ...open, ...fields })
const said = (fields: Partial<BoxOrder>, days = 3) =>
  boxSentence(box({ date: addDays(today, days), ...fields }), { now: noon }, boxStateMessages)

describe('the status of a box on its page', () => {
  it('BD-06 A box past its cut-off that can be delivered is confirmed, in the tense of its day', () => {
    expect(said({ isPastCutoff: true })).toBe('Confirmed order and will be delivered')
    expect(said({ isPastCutoff: true }, -1)).toBe('Confirmed order and was delivered')
    expect(said({ isPastCutoff: true, isDelivered: true }, 0)).toBe('Confirmed order and was delivered')
  })

  it('BD-07 A cancelled box says so, in the tense of its day', () => {
    expect(said({ isCancelled: true })).toBe('This order has been cancelled and will not be delivered')
    expect(said({ isCancelled: true }, -1)).toBe('This order has been cancelled and was not delivered')
  })

  it('BD-08 BD-09 A failed or failing box gives the reason, if there is one', () => {
    expect(said({ failed: 'The gate was locked' })).toBe('This order has failed: The gate was locked')
    expect(said({ failing: 'Card declined' })).toBe('This order is failing: Card declined')
    expect(said({ failing: '' })).toBe('This order is failing')
  })

  it('BD-10 A box past its cut-off that cannot be delivered says so', () => {
    expect(said({ isPastCutoff: true, isDeliverable: false })).toBe(
      'Order marked as undeliverable and will NOT be delivered',
    )
  })

  it('BD-11 A-64 The delivery day itself is not yet past', () => {
    expect(said({ isCancelled: true }, 0)).toContain('will not be')
    expect(boxSentence(box({ isCancelled: true, date: null }), { now: noon }, boxStateMessages)).toContain(
      'will not be',
    )
  })

  it('A-64 Before the cut-off a box can still be changed', () => {
    expect(said({})).toBe('You can change this order until the cutoff')
  })

  it('A-64 One state takes precedence when several apply', () => {
    const all = {
      isCancelled: true,
      failed: '',
      failing: '',
      isDelivered: true,
      isPastCutoff: true,
      isDeliverable: false,
    }
    expect(boxState(box(all))).toBe('cancelled')
    expect(boxState(box({ ...all, isCancelled: false }))).toBe('failed')
    expect(boxState(box({ ...all, isCancelled: false, failed: null }))).toBe('failing')
    expect(boxState(box({ ...all, isCancelled: false, failed: null, failing: null }))).toBe('delivered')
  })
})

describe('the actions of a box', () => {
  it('BD-14 BD-16 A repeating box comes again, a single box does not', () => {
    expect([0, 1, 2, 4].map(frequency => isRepeating({ frequency }))).toEqual([false, true, true, true])
  })

  it.each<[state: string, Partial<BoxOrder>, offers: string]>([
    ['single', {}, 'cancel change'],
    ['single and paid', { isPaid: true }, 'change'],
    ['repeating', { frequency: 2 }, 'cancel change-all change-week'],
    ['repeating and paid', { frequency: 1, isPaid: true }, 'change-all change-week'],
    ['repeating, of unknown date', { frequency: 2, date: null }, 'cancel change-all'],
    ['unpaid and failing', { failing: 'Card declined' }, 'cancel change'],
    ['past its cut-off', { isPastCutoff: true, frequency: 1 }, 'again'],
    ['cancelled', { isCancelled: true }, 'again'],
    ['delivered', { isPastCutoff: true, isDelivered: true, isPaid: true }, 'again'],
  ])('L-36 BD-13 HB-41 HB-42 HB-43 A box that is %s offers the same everywhere', (_, fields, offers) => {
    expect(offersOf(box(fields)).join(' ')).toBe(offers)
  })

  it('The cut-off is stated in words before it and after it', () => {
    const cutoff = '2026-07-02T20:00:00Z'
    expect(whenClosing(box({ cutoff }), boxStateMessages)).toBe('Changes close at 9pm on Thursday 2 July.')
    expect(whenClosing(box({ cutoff, isCancelled: true }), boxStateMessages)).toBeNull()
    expect(whenClosing(box({ cutoff: 'Thursday' }), boxStateMessages)).toBeNull()
    expect(whyFixed(box({ cutoff, isPastCutoff: true }), boxStateMessages)).toBe(
      'Changes closed at 9pm on Thursday 2 July.',
    )
  })

  it('A box that cannot be changed gives the reason', () => {
    expect(whyFixed(box(), boxStateMessages)).toBeNull()
    expect(whyFixed(box({ isPastCutoff: true }), boxStateMessages)).toBe('Changes to this box have closed.')
    expect(whyFixed(box({ isPastCutoff: true, isDelivered: true }), boxStateMessages)).toBe(
      'This box has been delivered.',
    )
    expect(whyFixed(box({ isCancelled: true }), boxStateMessages)).toBe('This box has been cancelled.')
  })
})

test('A re-order lists first what is unavailable and what has another price', () => {
  const row = (name: string, price: number, isUnavailable = false) => ({
    name,
    ordered: 2,
    delivered: 2,
    price,
    isUnavailable,
  })
  const product = (name: string, price: number | null) => ({ name, quantity: 2, image: '', price })
  expect(
    changesSince(
      box({
        deliveries: [row('Bacon', 850), row('Cheddar', 900), row('Chutney', 750, true), row('Bread', 500)],
        products: [
          product('Bacon', 425),
          product('Cheddar', 480),
          product('Chutney', 400),
          product('Bread', null),
        ],
      }),
    ),
  ).toEqual({ gone: ['Chutney'], repriced: [{ name: 'Cheddar', before: 450, now: 480 }] })
})

test.each([
  ['came short', 425, 1],
  ['did not come', 0, null],
])('A product that %s and cost less for it has not changed its price since', (_, price, delivered) => {
  const deliveries = [{ name: 'Bacon', ordered: 2, delivered, price, isUnavailable: false }]
  const products = [{ name: 'Bacon', quantity: 2, image: '', price: 425 }]
  expect(changesSince(box({ deliveries, products })).repriced).toEqual([])
})
