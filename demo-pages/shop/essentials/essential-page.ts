import { boxesBetween, isComing } from '../boxes/box-orders'
import { addDays, londonDate } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import { dayReason } from '../calendar/day-reason'
import { dateInFull, dateInWords } from '../calendar/delivery-dates'
import { weekTotals } from '../calendar/week'
import { isCounted, linesOfWeek, type WeekLine } from '../calendar/week-lines'
import { findProduct, type Product } from '../products/catalogue'
import { poundsOf } from '../server/amounts'
import type { Visitor } from '../visitor'
import { becauseMovedTo, becausePaused, becauseUnavailable } from './coming'
import { arrivalOf } from './essential-deliveries'
import type { RegularDays } from './essential-state'
import { isRunning } from './regular-orders'
import { dayName } from './round-days'

/** One product on one day, as a page prints it. */
export type EssentialRow = {
  product: Product
  date: string
  quantity: number
  /** The price in pounds, as decimal text. */
  price: string
  /** The state, such as "Delivered" or "Paused"; empty if there is nothing to report. */
  state: string
  /** True if it can still be changed. */
  isOpen: boolean
  isRegular: boolean
}

/** One day, with everything due on it. */
export type EssentialDay = {
  date: string
  label: string
  note: string
  rows: readonly EssentialRow[]
  boxes: number
  /** The reason why an ordered delivery does not come; null if nothing is ordered, or it comes. */
  reason: string | null
}

export type EssentialPage = {
  /** The current week: its total, and its days with everything due on them. */
  total: string
  /** The names of this week, the previous one and the next one. */
  weeks: Readonly<Record<'before' | 'now' | 'after', string>>
  days: readonly EssentialDay[]
  /** The days after today, of this week and the next two. */
  ahead: readonly EssentialDay[]
  /** The regular orders. */
  regular: readonly { product: Product; days: string; often: string; gets: string }[]
  /** The one-off orders that have not come yet. */
  oneOffs: readonly { product: Product; date: string; label: string; quantity: number }[]
}

const stateOf = (line: WeekLine): string => {
  if (line.isUnavailable || line.isMissing) return 'Unavailable'
  if (line.movedBy) return `Comes on ${dateInWords(line.movedBy.to)}`
  if (line.isPaused) return 'Paused'
  if (line.delivered !== null) return `Delivered × ${line.delivered}`
  if (!line.isPastCutoff) return ''
  return line.isLimited ? 'Cannot come' : 'Delivering'
}

const rowOf = (line: WeekLine): EssentialRow => ({
  product: line.product,
  date: line.date,
  quantity: line.quantity,
  price: poundsOf(line.price),
  state: stateOf(line),
  isOpen: !line.isPastCutoff && line.delivered === null && !line.isFree,
  isRegular: line.frequency > 0,
})

function noteOn(visitor: Visitor, date: string): string {
  const reason = dayReason(visitor, date)
  if (!reason) return ''
  return reason.why === 'paused' ? 'Deliveries paused' : reason.move.name
}

/** Returns the reason why that day's orders do not come. */
function reasonOn(visitor: Visitor, date: string): string {
  const reason = dayReason(visitor, date)
  if (!reason) return becauseUnavailable
  return reason.why === 'paused' ? becausePaused : becauseMovedTo(reason.move.name, reason.move.to)
}

const list = new Intl.ListFormat('en-GB')

/** Returns "2 on Monday and Tuesday, 3 on Saturday". */
function daysInWords(days: RegularDays): string {
  const byQuantity = new Map<number, string[]>()
  for (const [weekday, { quantity }] of Object.entries(days))
    byQuantity.set(quantity, [...(byQuantity.get(quantity) ?? []), dayName(Number(weekday))])
  return [...byQuantity].map(([quantity, on]) => `${quantity} on ${list.format(on)}`).join(', ')
}

const often = (days: RegularDays): string => {
  const [frequency = 1, ...more] = new Set(Object.values(days).map(each => each.frequency))
  if (more.length) return 'Not every day every week'
  return frequency === 1 ? 'Every week' : `Every ${frequency} weeks`
}

/** Returns "Mon to Thu" for days that follow one another, else "Mon, Wed and Fri". */
function shortDays(weekdays: readonly number[]): string {
  const names = weekdays.map(weekday => dayName(weekday).slice(0, 3))
  const isRun = weekdays.length > 2 && weekdays.every((day, at) => day === (weekdays[0] ?? 0) + at)
  return isRun ? `${names[0]} to ${names.at(-1)}` : list.format(names)
}

/** Returns the words of a card: "2 every Thursday", "1 every Monday and Friday", "2 Mon to Thu, 3 Sat". */
function getsInWords(days: RegularDays): string {
  const ordered = Object.entries(days).filter(([, { quantity }]) => quantity > 0)
  const [first, ...others] = ordered.map(([, day]) => day)
  if (!first) return ''
  if (others.some(({ frequency }) => frequency !== first.frequency))
    return itemsInWords(ordered.map(([, day]) => day))
  if (others.length > 1 || others.some(({ quantity }) => quantity !== first.quantity)) {
    const quantities = [...new Set(ordered.map(([, { quantity }]) => quantity))].map(wanted => {
      const on = ordered.filter(([, { quantity }]) => quantity === wanted).map(([day]) => Number(day))
      return `${wanted} ${shortDays(on)}`
    })
    return [...quantities, ...(first.frequency > 1 ? [`every ${first.frequency} weeks`] : [])].join(', ')
  }
  const on = list.format(ordered.map(([weekday]) => dayName(Number(weekday))))
  return first.frequency > 1
    ? `${first.quantity} on ${on}, every ${first.frequency} weeks`
    : `${first.quantity} every ${on}`
}

/**
 * Returns the number of items in the longest period of the days; a delivery that comes twice in that period counts
 * twice.
 */
function itemsInWords(days: readonly RegularDays[number][]): string {
  const weeks = Math.max(...days.map(({ frequency }) => frequency))
  const items = days.reduce((sum, { quantity, frequency }) => sum + quantity * (weeks / frequency), 0)
  return `${items} items ${weeks > 1 ? `every ${weeks} weeks` : 'every week'}`
}

/** Returns true if the line comes, or has come, on its day. */
const comesAt = (line: WeekLine): boolean =>
  isCounted(line) && line.quantity > 0 && !(line.isLimited && line.isPastCutoff)

/** Returns "Fri 27th November". */
const shortDay = (date: string): string => dateInFull(date).replace(/^(...)\w+/, '$1')

const weekInWords = (start: string): string => `${shortDay(start)} - ${shortDay(addDays(start, 6))}`

function daysOfWeek(visitor: Visitor, now: Date, start: string): EssentialDay[] {
  const lines = linesOfWeek(visitor, now, start)
  const all = boxesBetween(visitor, now, start, addDays(start, 6))
  const boxes = all.filter(isComing)
  return [0, 1, 2, 3, 4, 5, 6].map(offset => {
    const date = addDays(start, offset)
    const due = lines.filter(line => line.date === date)
    const away = all.filter(box => box.start_date === date && (box.paused || box.shifted) && !box.cancelled)
    const comes = due.some(comesAt) || boxes.some(box => box.start_date === date)
    const isOrdered = due.some(({ quantity }) => quantity > 0) || away.length > 0
    return {
      date,
      label: dateInWords(date),
      note: noteOn(visitor, date),
      rows: due.map(rowOf),
      boxes: boxes.filter(box => box.start_date === date).length,
      reason: isOrdered && !comes ? reasonOn(visitor, date) : null,
    }
  })
}

/** Returns everything that the pages show of a visitor's week and orders. */
export function essentialPage(visitor: Visitor, now: Date): EssentialPage {
  const today = londonDate(now)
  const start = sundayOf(today)
  const withProduct = <T>(productId: number, row: T) => {
    const product = findProduct(productId)
    return product ? [{ product, ...row }] : []
  }
  return {
    total: poundsOf(weekTotals(visitor, now, start).all),
    weeks: {
      before: weekInWords(addDays(start, -7)),
      now: weekInWords(start),
      after: weekInWords(addDays(start, 7)),
    },
    days: daysOfWeek(visitor, now, start),
    ahead: [0, 7, 14]
      .flatMap(offset => daysOfWeek(visitor, now, addDays(start, offset)))
      .filter(({ date }) => date > today),
    regular: visitor.regularOrders
      .filter(isRunning)
      .flatMap(({ productId, days }) =>
        withProduct(productId, { days: daysInWords(days), often: often(days), gets: getsInWords(days) }),
      ),
    oneOffs: visitor.oneOffs
      .map(order => ({ ...order, date: arrivalOf(visitor, order) }))
      .filter(({ date, isFree }) => date > today && !isFree)
      .sort((one, other) => one.date.localeCompare(other.date))
      .flatMap(({ productId, date, quantity }) =>
        withProduct(productId, { date, label: dateInWords(date), quantity }),
      ),
  }
}
