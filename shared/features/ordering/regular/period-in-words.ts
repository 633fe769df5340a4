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
export function itemsInWords(days: readonly RegularDay[], messages: RegularMessages): string {
  const { weeks, items } = orderPeriod(days, null)
  if (!items) return messages.noItems
  const count = items === 1 ? messages.oneItem : interpolate(messages.manyItems, { count: items })
  return interpolate(messages.itemsOften, { items: count, often: oftenInWords(weeks, messages) })
}

/**
 * Returns "2 every Thursday" or "1 every Monday and Friday", short enough for a product card; if the days are more or
 * differ, only the number of items: "9 items each week".
 */
export function daysInWords(days: readonly RegularDay[], messages: RegularMessages): string {
  const ordered = days.filter(({ quantity }) => quantity > 0)
  const [first, ...others] = ordered
  const often = sharedFrequency(ordered)
  if (!first) return ''
  if (often === null || others.length > 1 || others.some(({ quantity }) => quantity !== first.quantity))
    return itemsInWords(days, messages)
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
