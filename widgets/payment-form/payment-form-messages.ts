import { dateMessages } from '../../shared/domain/rules/dates/dates'

/** The texts of the payment form; a page may replace any of them. */
export const paymentFormMessages = {
  ...dateMessages,
  title: 'Make a payment',
  owed: 'You owe',
  inCredit: 'In credit',
  balanceThen: 'Your balance may have changed since you were here.',
  amounts: 'Usual amounts',
  fullBalance: 'Pay all you owe, {amount}',
  forBox: 'For your box on {day}',
  amount: 'Amount in pounds',
  chosen: 'Amount: {amount}',
  pay: 'Make Payment',
  paying: 'Going to pay',
  reload: 'Reload',
  cannotPay: "Sorry, this page can't take a payment. Please get in touch with us.",
} as const
