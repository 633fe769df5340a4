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

/** Returns "Mon × 1, Thu × 2, each week"; if the days differ in frequency, only the number of items. */
export function daysInWords(days: readonly RegularDay[], messages: RegularMessages): string {
  const ordered = days.filter(({ quantity }) => quantity > 0)
  const often = sharedFrequency(ordered)
  if (!ordered.length) return ''
  if (often === null) return itemsInWords(days, messages)
  const each = ordered.map(
    ({ weekday, quantity }) => `${weekdayName(weekday, messages).slice(0, 3)} × ${quantity}`,
  )
  return [...each, oftenInWords(often, messages)].join(', ')
}

/** Returns "9 items each week, £12.15"; without the cost if the price is not known. */
export function periodInWords(
  days: readonly RegularDay[],
  price: Pence | null,
  messages: RegularMessages,
): string {
  const { items, cost } = orderPeriod(days, price)
  const said = itemsInWords(days, messages)
  return items && cost !== null ? `${said}, ${formatPence(cost)}` : said
}

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
