import { addDays } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import type { BoxOrderState } from './box-state'

const order = (
  id: number,
  orderedOn: string,
  start: string,
  frequency: number,
  lines: BoxOrderState['lines'],
  more: Partial<BoxOrderState> = {},
): BoxOrderState => ({
  id,
  orderedAt: `${orderedOn}T09:00:00.000Z`,
  start,
  frequency,
  weekday: null,
  endsBefore: null,
  cancelledFrom: null,
  lines,
  coupon: null,
  slot: '0',
  instructions: 'porch',
  otherInstructions: '',
  days: {},
  ...more,
})

// Prices at the time of the order; the cheddar and the veg box have become dearer since.
const veg = { productId: 221, quantity: 1, price: 1400 }
const cheddar = { productId: 231, quantity: 1, price: 450 }
const bacon = { productId: 201, quantity: 2, price: 425 }
const crumpets = { productId: 213, quantity: 1, price: 295 }
const sausages = { productId: 204, quantity: 1, price: 440 }
const apples = { productId: 223, quantity: 2, price: 320 }
const chutney = { productId: 299, quantity: 1, price: 375 }

/** Returns boxes in every state, around the day on which the customer's account is opened. */
export function seededBoxes(today: string): BoxOrderState[] {
  const sunday = sundayOf(today)
  const day = (weeks: number, weekday: number) => addDays(sunday, weeks * 7 + weekday)
  const ago = (days: number) => addDays(today, -days)
  // There are no deliveries on a Sunday.
  const tomorrow = addDays(today, addDays(today, 1) === day(1, 0) ? 2 : 1)
  return [
    // One week of this order was changed the day before yesterday.
    order(801, ago(2), day(-6, 4), 1, [veg, cheddar, bacon, crumpets], {
      weekday: 4,
      days: {
        [day(-4, 4)]: { failed: 'We could not get to your door: the gate was locked.' },
        [day(-2, 4)]: { short: { 201: 1 } },
        [day(1, 4)]: { unpaid: 'declined' },
        [day(2, 4)]: { instead: { lines: [veg, { ...bacon, quantity: 4 }], coupon: null } },
        [day(4, 4)]: { isCancelled: true },
      },
    }),
    order(802, ago(5), day(0, 2), 0, [veg, apples], { coupon: 'SPRING5' }),
    order(803, ago(40), day(-4, 5), 2, [cheddar, sausages, chutney], {
      weekday: 5,
      slot: '1',
      instructions: '',
    }),
    order(804, ago(15), day(-1, 3), 0, [bacon, crumpets], {
      days: { [day(-1, 3)]: { isUndeliverable: true } },
    }),
    order(805, ago(30), day(-3, 6), 0, [cheddar, apples], { days: { [day(-3, 6)]: { isCancelled: true } } }),
    order(806, ago(1), day(1, 6), 0, [bacon, cheddar]),
    order(807, ago(6), tomorrow, 0, [veg, bacon], {
      days: { [tomorrow]: { isUndeliverable: true } },
    }),
  ]
}
