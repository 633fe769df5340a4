import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'
import { oftenMessages } from '../../shared/domain/rules/boxes/often'
import { dateMessages } from '../../shared/domain/rules/dates/dates'
import { dateFieldMessages } from '../../shared/ui/ui-messages'

/** The texts of a house move; the page may replace any of them. */
export const houseMoveMessages = {
  ...dateMessages,
  ...oftenMessages,
  ...dateFieldMessages,
  ...failedCallMessages,
  title: 'Moving house',
  from: 'Moving from',
  on: 'Moving on',
  raised: 'We can move you on {date} at the earliest, so we have set that day.',
  clashes: 'We deliver to your new address on different days. Tell us where each of these should go.',
  noClashes: 'All your orders fit the days on which we deliver to {postcode}.',
  anOrder: 'An order',
  items: '{quantity} × {name}',
  regularly: 'Comes {often} on {day}',
  once: 'Comes once, on {date}',
  newDay: 'New day for {name}, now {from}',
  choose: 'Please choose',
  cancel: 'Cancel',
  nearest: 'Choose the nearest days',
  left: 'Still to choose: {left} of {count}.',
  allChosen: 'You have chosen for all of them.',
  checkingOrders: 'We are checking which orders clash.',
  notChecked: 'We could not find out which orders clash.',
  refusedDay: 'We cannot move you on that day. Please choose another.',
  lookFirst: 'First we have to find out which orders clash.',
  ifConfirmed: 'If you confirm, we deliver to {postcode} from {date}.',
  willMove: 'To other days: {count} of your orders.',
  ending: '{name} ({from})',
  willEnd: 'Cancelled: {names}.',
  chooseDate: 'Choose your moving day.',
  chooseAll: 'Choose where each order goes.',
  confirm: 'Confirm my move',
  sending: 'Sending',
} as const

export type HouseMoveMessages = { readonly [Name in keyof typeof houseMoveMessages]: string }
