import { type CalendarDate, formatDate, parseDate } from '../rules/dates'
import { formatPence, type Pence } from '../rules/money'
import { orderPeriod, type RegularDay } from '../rules/regular-order'

/** "9 items each week": what a regular order comes to before it repeats. */
export function itemsInWords(days: readonly RegularDay[]): string {
  const { weeks, items } = orderPeriod(days, null)
  if (!items) return 'Nothing each week'
  return `${items} ${items === 1 ? 'item' : 'items'} ${weeks === 1 ? 'each week' : `every ${weeks} weeks`}`
}

/** "9 items each week, £12.15"; without the cost where the price is not known. */
export function periodInWords(days: readonly RegularDay[], price: Pence | null): string {
  const { items, cost } = orderPeriod(days, price)
  return items && cost !== null ? `${itemsInWords(days)}, ${formatPence(cost)}` : itemsInWords(days)
}

/** "Friday 27 November"; a date that cannot be read stays as the shop wrote it. */
export function dateInWords(text: string): string {
  const date: CalendarDate | null = parseDate(text)
  return date ? formatDate(date, 'dddd D MMMM') : text
}

/** "Maximum 6." */
export const maximumInWords = (max: number): string => `Maximum ${max}.`

/** "every 2 weeks"; "each week" for one. */
export const oftenInWords = (weeks: number): string => (weeks > 1 ? `every ${weeks} weeks` : 'each week')
