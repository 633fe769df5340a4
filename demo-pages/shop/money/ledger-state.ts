/** Money that a customer paid by card; the date is YYYY-MM-DD. */
type PaymentState = { id: number; date: string; pence: number }

/** What a customer's account of money begins with; charges, refunds and collections are worked out. */
export type LedgerState = {
  openedOn: string
  /** Owed from before, in pence; below zero in credit. */
  opening: number
  payments: PaymentState[]
  /** What was owed a week before is collected on the first of each month, where the customer has said so to the bank. */
  directDebit: { bank: string; account: string } | null
}

/** How a customer is called and reached. */
export type DetailsState = {
  title: string
  firstname: string
  lastname: string
  phone: string
  password: string
}

/** The password of every demo customer, until it is changed. */
export const firstPassword = 'gold-top'

export const noDetails = (): DetailsState => ({
  title: '',
  firstname: '',
  lastname: '',
  phone: '',
  password: firstPassword,
})

/** Returns an account that is opened on that day, with nothing on it. */
export const newLedger = (openedOn: string): LedgerState => ({
  openedOn,
  opening: 0,
  payments: [],
  directDebit: null,
})
