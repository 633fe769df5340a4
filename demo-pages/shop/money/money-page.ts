import { addDays, londonDate, printDate, readFormDate } from '../calendar/calendar'
import { dateInOne, dateInWords } from '../calendar/delivery-dates'
import { poundsOf } from '../server/amounts'
import type { FieldErrors } from '../server/replies'
import type { Visitor } from '../visitor'
import { announced, balanceOf, type LedgerEntry, ledgerOf } from './ledger'

/** The data of the pages about a customer's money; amounts are decimal texts of pounds. */
export type MoneyPage = ReturnType<typeof moneyPage>

const perPage = 25
const daysShown = 30

/** Returns the first of the next month. */
const nextCollection = (today: string): string => `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

function dateErrors(from: string, to: string): FieldErrors {
  const errors: FieldErrors = {}
  const [start, end] = [readFormDate(from), readFormDate(to)]
  if (!start) errors.start_date = ['Enter a first day like 24/05/2026.']
  if (!end) errors.end_date = ['Enter a last day like 24/05/2026.']
  if (start && end && end < start) errors.end_date = ['Choose a last day that is not before the first.']
  return errors
}

const isAbout = ({ details, items, pence }: LedgerEntry, words: string): boolean =>
  `${details} ${items} ${poundsOf(Math.abs(pence))}`.toLowerCase().includes(words.toLowerCase())

const rowOf = ({ date, details, items, pence }: LedgerEntry) => ({
  date: dateInWords(date),
  details,
  items,
  amount: poundsOf(pence),
})

/** Returns the customer's balance, Direct Debit, and the transactions that match the query, newest first. */
export function moneyPage(visitor: Visitor, now: Date, query: URLSearchParams) {
  const today = londonDate(now)
  const entries = ledgerOf(visitor, now)
  const q = (query.get('q') ?? '').trim().slice(0, 100)
  const from = query.get('from')?.trim() || printDate(addDays(today, -daysShown))
  const to = query.get('to')?.trim() || printDate(today)
  const errors = dateErrors(from, to)
  const [start, end] = [readFormDate(from), readFormDate(to)]
  const isRange = !Object.keys(errors).length && start && end
  const found = isRange
    ? entries.filter(entry => entry.date >= start && entry.date <= end && isAbout(entry, q)).toReversed()
    : []
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const { directDebit } = visitor.ledger
  const next = nextCollection(today)
  const taken = announced(entries, next, today)
  return {
    day: printDate(today),
    /** Nothing has been delivered or paid so far. */
    isNew: entries.length === 0,
    balance: poundsOf(balanceOf(entries)),
    directDebit: directDebit && {
      ...directDebit,
      next: dateInOne(next),
      /** The collection after that. */
      after: dateInOne(nextCollection(next)),
      /** What is collected then; null before it is announced. */
      amount: taken === null ? null : poundsOf(taken),
    },
    search: { q, from, to, errors },
    total: found.length,
    page,
    perPage,
    rows: found.slice((page - 1) * perPage, page * perPage).map(rowOf),
  }
}
