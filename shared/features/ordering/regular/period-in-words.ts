import { oftenInWords } from '../../../domain/rules/boxes/often'
import {
  type CalendarDate,
  type DateMessages,
  dayInWords,
  parseDate,
  weekdayName,
} from '../../../domain/rules/dates/dates'
import { orderPeriod, type RegularDay, sharedFrequency } from '../../../domain/rules/essentials/regular-order'
import { interpolate } from '../../../platform/values/interpolate'
import { formatPence, type Pence } from '../../../platform/values/money'
import type { RegularMessages } from '../editor-messages'

/** Returns "9 items each week": the items of a regular order in one period. */
function itemsInWords(days: readonly RegularDay[], messages: RegularMessages): string {
  const { weeks, items } = orderPeriod(days, null)
  if (!items) return messages.noItems
  const count = items === 1 ? messages.oneItem : interpolate(messages.manyItems, { count: items })
  return interpolate(messages.itemsOften, { items: count, often: oftenInWords(weeks, messages) })
}

/** Returns "Mon to Thu" for days that follow one another, else "Mon, Wed and Fri". */
function shortDays(weekdays: readonly number[], messages: RegularMessages): string {
  const names = weekdays.map(weekday => weekdayName(weekday, messages).slice(0, 3))
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRun = weekdays.length > 2 && weekdays.every((day, at) => day === (weekdays[0] ?? 0) + at)
  return isRun ? interpolate(messages.dayRange, { first, last }) : inWords(names, messages)
}

/** Returns "2 Mon to Thu, 3 Sat": the quantities, each with its days (L-42). */
function quantitiesInWords(ordered: readonly RegularDay[], messages: RegularMessages): string {
  const quantities = [...new Set(ordered.map(({ quantity }) => quantity))]
  const daysOf = (wanted: number) =>
    ordered.filter(({ quantity }) => quantity === wanted).map(({ weekday }) => weekday)
  return quantities.map(quantity => `${quantity} ${shortDays(daysOf(quantity), messages)}`).join(', ')
}

/**
 * Returns "2 every Thursday" or "1 every Monday and Friday", short enough for a product card; if the days are more or
 * differ, "2 Mon to Thu, 3 Sat". Only days of different frequencies are counted: "9 items every 4 weeks".
 */
export function daysInWords(days: readonly RegularDay[], messages: RegularMessages): string {
  const ordered = days.filter(({ quantity }) => quantity > 0)
  const [first, ...others] = ordered
  const often = sharedFrequency(ordered)
  if (!first) return ''
  if (often === null) return itemsInWords(days, messages)
  if (others.length > 1 || others.some(({ quantity }) => quantity !== first.quantity)) {
    const said = quantitiesInWords(ordered, messages)
    return often > 1 ? `${said}, ${oftenInWords(often, messages)}` : said
  }
  const names = ordered.map(({ weekday }) => weekdayName(weekday, messages))
  return interpolate(often > 1 ? messages.onDaysOften : messages.everyDay, {
    quantity: first.quantity,
    days: inWords(names, messages),
    often: oftenInWords(often, messages),
  })
}

/** Returns "2 every Friday, £2.70"; without the cost if the price is not known. */
export function periodInWords(
  days: readonly RegularDay[],
  price: Pence | null,
  messages: RegularMessages,
): string {
  const { items, cost } = orderPeriod(days, price)
  const said = daysInWords(days, messages) || messages.noItems
  return items && cost !== null ? `${said}, ${formatPence(cost)}` : said
}

/** Returns "2 every Friday, £2.70, until you change it." */
export const promiseInWords = (
  days: readonly RegularDay[],
  price: Pence | null,
  messages: RegularMessages,
): string =>
  days.some(({ quantity }) => quantity > 0)
    ? interpolate(messages.untilChanged, { what: periodInWords(days, price, messages) })
    : messages.noItems

/** Returns "Friday 27 November"; a date that cannot be read is returned unchanged. */
export function dateInWords(text: string, messages?: DateMessages): string {
  const date: CalendarDate | null = parseDate(text)
  return date ? dayInWords(date, messages) : text
}

/** Joins names: "Monday", "Monday and Friday", "Monday, Thursday and Friday". */
export const inWords = (names: readonly string[], { andLast }: Pick<RegularMessages, 'andLast'>): string =>
  names.length < 2
    ? (names[0] ?? '')
    : interpolate(andLast, { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
