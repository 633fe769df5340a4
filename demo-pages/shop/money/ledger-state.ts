/** A payment by card; the date is YYYY-MM-DD. */
type PaymentState = { id: number; date: string; pence: number }

/** The stored part of a customer's ledger; charges, refunds and collections are computed. */
export type LedgerState = {
  openedOn: string
  /** The initial debt in pence; negative for credit. */
  opening: number
  payments: PaymentState[]
  /** The bank account for Direct Debit: on the first of each month it pays what was owed a week before. */
  directDebit: { bank: string; account: string } | null
}

/** The customer's name and phone number. */
export type DetailsState = {
  title: string
  firstname: string
  lastname: string
  phone: string
  password: string
}

/** The initial password of every demo customer. */
export const firstPassword = 'gold-top'

export const noDetails = (): DetailsState => ({
  title: '',
  firstname: '',
  lastname: '',
  phone: '',
  password: firstPassword,
})

/** Returns an empty ledger that is opened on that day. */
export const newLedger = (openedOn: string): LedgerState => ({
  openedOn,
  opening: 0,
  payments: [],
  directDebit: null,
})
