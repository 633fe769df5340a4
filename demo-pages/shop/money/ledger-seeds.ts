import { addDays } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import type { Customer } from '../visitor'
import { type DetailsState, firstPassword, type LedgerState, newLedger, noDetails } from './ledger-state'

/** The age of the demo customers' first deliveries, in weeks. */
const weeksOfHistory = 12

const knownAs: Readonly<Record<number, Omit<DetailsState, 'password'>>> = {
  1: { title: 'Mrs', firstname: 'Alison', lastname: 'Frampton', phone: '0117 496 0188' },
  2: { title: 'Mr', firstname: 'Joseph', lastname: 'Adeyemi', phone: '01225 496 0155' },
}

/** Returns the initial details of a customer. */
export function seededDetails({ id, name }: Customer): DetailsState {
  const [firstname = '', ...rest] = name.split(' ')
  return {
    ...noDetails(),
    ...(knownAs[id] ?? { firstname, lastname: rest.join(' ') }),
    password: firstPassword,
  }
}

/**
 * Returns the ledger of a demo customer: the first pays by Direct Debit and owes this month's deliveries; the second
 * pays in advance, by card.
 */
export function seededLedger({ id }: Customer, today: string): LedgerState {
  const openedOn = addDays(sundayOf(today), -7 * weeksOfHistory)
  const paid = (paymentId: number, weeks: number, pence: number) => ({
    id: paymentId,
    date: addDays(openedOn, weeks * 7 + 1),
    pence,
  })
  if (id === 1)
    return {
      openedOn,
      opening: 1245,
      payments: [paid(971, 3, 2000), paid(972, 6, 1000)],
      directDebit: { bank: 'Severnside Building Society', account: '4417' },
    }
  if (id === 2)
    return {
      ...newLedger(openedOn),
      opening: -500,
      payments: [paid(981, 0, 5000), paid(982, 5, 5000), paid(983, 10, 1000)],
    }
  return newLedger(today)
}
