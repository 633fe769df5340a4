import { tryAgainMessages } from '../../shared/platform/values/try-again'
import { dialogMessages, openingMessages } from '../../shared/ui/ui-messages'

/** The texts of the Direct Debit notice; a page may replace any of them. */
export const directDebitMessages = {
  ...dialogMessages,
  ...openingMessages,
  ...tryAgainMessages,
  notice: 'Your payments are protected by the Direct Debit Guarantee.',
  read: 'Read the guarantee',
  title: 'The Direct Debit Guarantee',
  close: 'Close',
  payee: 'the organisation',
  // The scheme's exact words, which may not be changed.
  offered:
    'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits',
  changesDay:
    'If there are any changes to the amount, date or frequency of your Direct Debit {name} will notify you {days} working day in advance of your account being debited or as otherwise agreed.',
  changesDays:
    'If there are any changes to the amount, date or frequency of your Direct Debit {name} will notify you {days} working days in advance of your account being debited or as otherwise agreed.',
  changes:
    'If there are any changes to the amount, date or frequency of your Direct Debit {name} will notify you (normally 10 working days) in advance of your account being debited or as otherwise agreed.',
  request:
    'If you request {name} to collect a payment, confirmation of the amount and date will be given to you at the time of the request',
  error:
    'If an error is made in the payment of your Direct Debit, by {name} or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society',
  refund: 'If you receive a refund you are not entitled to, you must pay it back when {name} asks you to',
  cancel:
    'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
} as const
