import { addDays } from '../calendar/calendar'
import { sundayOf, weekdayOf } from '../calendar/cutoff'
import { restDayOn } from './day-moves'
import {
  type DayMoveState,
  type DayNoteState,
  type EssentialsState,
  noEssentials,
  type RegularDays,
  type RegularOrderState,
} from './essential-state'

/** The age of the demo customers' first orders, in weeks. */
const weeksOfHistory = 12

type RequestedQuantities = Partial<Record<number, number>>

const regular = (
  id: number,
  productId: number,
  sunday: string,
  quantities: RequestedQuantities,
  { frequency = 1, anchor = sunday }: { frequency?: number; anchor?: string } = {},
): RegularOrderState => ({
  id,
  productId,
  days: Object.fromEntries(
    Object.entries(quantities).map(([weekday, quantity]) => [weekday, { quantity, frequency, anchor }]),
  ) as RegularDays,
  earlier: [{ before: addDays(sunday, -7 * weeksOfHistory), days: {} }],
})

/** The product that is scarce today, by weekday; on Sundays, the product that was scarce on Saturday. */
const scarce = [142, 121, 106, 141, 109, 107, 142]

/** Returns the days that the depot moves, chosen so that the current week has both a move and deliveries. */
function depotMoves(today: string): DayMoveState[] {
  const sunday = sundayOf(today)
  const weekday = weekdayOf(today)
  const day = (offset: number) => addDays(sunday, offset)
  const isFree = (offset: number) => restDayOn(day(offset)) !== null
  const from = weekday === 1 || weekday === 2 ? 3 : 1
  const moves: DayMoveState[] = []
  if (weekday === 0 && !isFree(-1)) moves.push({ from: day(-1), to: day(0), name: 'Storm Delay' })
  if (![1, 2, 3, 4, 5, 6].some(isFree))
    moves.push({ from: day(from), to: day(from + 1), name: 'Staff training day' })
  return moves
}

function depotNotes(today: string): DayNoteState[] {
  const sunday = sundayOf(today)
  const weekday = weekdayOf(today)
  const day = (weeks: number, offset: number) => addDays(sunday, weeks * 7 + offset)
  const isLimited = true
  const notes: DayNoteState[] = [
    { date: today, productId: scarce[weekday] ?? 142, isLimited },
    { date: day(0, 5), productId: 123, isUnavailable: true },
    { date: day(-1, 3), productId: 101, delivered: 1 },
    { date: day(-1, 4), productId: 109, rolledBack: { at: `${day(-1, 5)}T10:15:00Z`, quantity: 1 } },
    { date: day(-2, 2), productId: 106, isLimited },
  ]
  // The first days of a week have no earlier deliveries, so part of today's has been delivered already.
  if (weekday === 0) notes.push({ date: today, productId: 101, delivered: 2 })
  if (weekday === 1) notes.push({ date: today, productId: 127, delivered: 1 })
  if (weekday === 2) notes.push({ date: day(0, 1), productId: 101, delivered: 1 })
  if (weekday > 2) notes.push({ date: day(0, 2), productId: 114, delivered: 1 })
  return notes
}

/**
 * Returns the day of the current week that the demo customer has paused: its last day, or on that day the one before.
 */
export const pausedDay = (today: string): string => addDays(sundayOf(today), weekdayOf(today) === 6 ? 5 : 6)

/** Returns the first demo customer's orders: the current week shows them in every state, on any day. */
export function seededEssentials(today: string): EssentialsState {
  const sunday = sundayOf(today)
  const day = (weeks: number, offset: number) => addDays(sunday, weeks * 7 + offset)
  const order = (id: number, productId: number, quantities: RequestedQuantities) =>
    regular(id, productId, sunday, quantities)
  const oneOffDay = weekdayOf(today) === 6 ? 6 : 5
  return {
    regularOrders: [
      order(901, 101, { 1: 2, 2: 2, 3: 2, 4: 2, 6: 3 }),
      order(902, 121, { 1: 1 }),
      order(903, 127, { 1: 1 }),
      order(904, 106, { 2: 1 }),
      order(905, 141, { 3: 1 }),
      order(906, 109, { 4: 2 }),
      order(907, 113, { 4: 1 }),
      regular(908, 107, sunday, { 5: 1 }, { frequency: 2 }),
      order(909, 123, { 5: 1 }),
      order(910, 133, { 5: 1 }),
      order(911, 142, { 6: 1 }),
      regular(912, 114, sunday, { 2: 2 }, { frequency: 4 }),
      regular(913, 124, sunday, { 6: 1 }, { frequency: 4, anchor: day(1, 0) }),
    ],
    oneOffs: [
      { id: 931, productId: 102, date: day(-weeksOfHistory, 2), quantity: 1, isFree: true },
      { id: 932, productId: 107, date: day(-1, 5), quantity: 1 },
      { id: 933, productId: 102, date: day(0, 4), quantity: 1, isFree: true },
      { id: 934, productId: 103, date: day(0, oneOffDay), quantity: 1 },
      { id: 935, productId: 125, date: day(1, 3), quantity: 1 },
      { id: 936, productId: 111, date: day(3, 2), quantity: 2 },
    ],
    dayChanges: [
      { id: 961, orderId: 906, productId: 109, date: day(0, 4), quantity: 4 },
      { id: 962, orderId: 901, productId: 101, date: day(1, 2), quantity: 0 },
      { id: 963, orderId: 901, productId: 101, date: day(-2, 3), quantity: 4 },
    ],
    dayNotes: depotNotes(today),
    dayMoves: depotMoves(today),
  }
}

/** Returns the orders of every other demo customer: milk twice a week, and a loaf at its end. */
export function modestEssentials(today: string): EssentialsState {
  const sunday = sundayOf(today)
  return {
    ...noEssentials(),
    regularOrders: [regular(941, 102, sunday, { 2: 2, 5: 2 }), regular(942, 122, sunday, { 5: 1 })],
  }
}
