import { boxesBetween } from '../boxes/box-deliveries'
import { addDays, londonDate } from '../calendar/calendar'
import { daysFrom, sundayOf } from '../calendar/cutoff'
import { linesOfWeek, type WeekLine } from '../calendar/week-lines'
import { penceOf } from '../server/amounts'
import type { Visitor } from '../visitor'

/** One line of a customer's ledger. */
export type LedgerEntry = {
  date: string
  details: string
  /** The products delivered or taken back; empty for payments. */
  items: string
  /** The amount owed in pence; negative for payments and refunds. */
  pence: number
}

const times = (quantity: number, name: string) => `${quantity} × ${name}`

/** Returns each day's essentials as one charge, and each product taken back as one refund. */
function ofEssentials(lines: readonly WeekLine[]): LedgerEntry[] {
  const delivered = lines.filter(line => line.delivered)
  const days = [...new Set(delivered.map(({ date }) => date))].map(date => {
    const ofDay = delivered.filter(line => line.date === date)
    return {
      date,
      details: 'Delivery, daily essentials',
      items: ofDay.map(({ delivered: brought, product }) => times(brought ?? 0, product.name)).join(', '),
      pence: ofDay.reduce((sum, { price }) => sum + price, 0),
    }
  })
  const refunds = delivered.flatMap(({ rolledBack, product, price, delivered: brought }) => {
    const quantity = Math.min(rolledBack?.quantity ?? 0, brought ?? 0)
    if (!rolledBack || !quantity || !price) return []
    return {
      date: londonDate(new Date(rolledBack.at)),
      details: 'Refund',
      items: times(quantity, product.name),
      pence: -penceOf(product.order_price) * quantity,
    }
  })
  return [...days, ...refunds].filter(({ pence }) => pence !== 0)
}

const ofBoxes = (visitor: Visitor, now: Date, from: string, to: string): LedgerEntry[] =>
  boxesBetween(visitor, now, from, to)
    .filter(({ delivered, grand_total }) => delivered && penceOf(grand_total) > 0)
    .map(({ start_date, grand_total, deliveries }) => ({
      date: start_date,
      details: 'Best of Local box',
      items: deliveries
        .filter(({ quantity_delivered }) => quantity_delivered)
        .map(({ quantity_delivered, product_name }) => times(quantity_delivered ?? 0, product_name))
        .join(', '),
      pence: penceOf(grand_total),
    }))

/** Returns the sum of the entries: positive for debt, negative for credit. */
export const balanceOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { pence }) => sum + pence, 0)

const byDate = (entries: readonly LedgerEntry[]) =>
  entries.toSorted((one, other) => one.date.localeCompare(other.date))

/** The number of days before a collection on which its amount is announced. */
const notice = 7

/** Returns the collections on the first of each month: what was owed a week before, unless paid since. */
function collections(entries: readonly LedgerEntry[], from: string, to: string): LedgerEntry[] {
  const collected: LedgerEntry[] = []
  for (const date of daysFrom(addDays(from, 1), to)) {
    if (!date.endsWith('-01')) continue
    const owedBefore = (day: string) =>
      balanceOf([...entries, ...collected].filter(entry => entry.date < day))
    const owed = Math.min(owedBefore(addDays(date, -notice)), owedBefore(date))
    if (owed > 0) collected.push({ date, details: 'Direct Debit', items: '', pence: -owed })
  }
  return collected
}

/** Returns what the next collection takes in pence; null before its amount is announced. */
export function announced(entries: readonly LedgerEntry[], next: string, today: string): number | null {
  const told = addDays(next, -notice)
  if (today < told) return null
  return Math.max(0, Math.min(balanceOf(entries.filter(({ date }) => date < told)), balanceOf(entries)))
}

/**
 * Returns every entry of the customer's ledger until today, oldest first, computed from orders, deliveries and
 * payments.
 */
export function ledgerOf(visitor: Visitor, now: Date): LedgerEntry[] {
  const { openedOn, opening, payments, directDebit } = visitor.ledger
  const today = londonDate(now)
  const sundays = [...daysFrom(sundayOf(openedOn), today)].filter((_, at) => at % 7 === 0)
  const brought = { date: openedOn, details: 'Balance brought forward', items: '', pence: opening }
  const entries: LedgerEntry[] = [
    ...(opening ? [brought] : []),
    ...sundays.flatMap(sunday => ofEssentials(linesOfWeek(visitor, now, sunday))),
    ...ofBoxes(visitor, now, openedOn, today),
    ...payments.map(({ date, pence }) => ({ date, details: 'Card payment', items: '', pence: -pence })),
  ].filter(({ date }) => date >= openedOn && date <= today)
  return byDate([...entries, ...(directDebit ? collections(entries, openedOn, today) : [])])
}
