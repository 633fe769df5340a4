import { dateMessages } from '../dates/dates'

/** The messages about a box's state (BD-06 to BD-10, A-06) and about when changes to the box close. */
export const boxStateMessages = {
  ...dateMessages,
  boxCancelled: 'This order has been cancelled and will not be delivered',
  boxWasCancelled: 'This order has been cancelled and was not delivered',
  boxFailed: 'This order has failed',
  boxFailing: 'This order is failing',
  pay: 'Make a payment',
  payFor: "Pay {amount} for {day}'s box",
  because: '{state}: {reason}',
  boxPaused: 'Your deliveries are paused on this day, so this box does not come',
  boxWasPaused: 'Your deliveries were paused on this day, so this box did not come',
  boxMovedTo: 'This box comes on {day} instead',
  boxWasMovedTo: 'This box came on {day} instead',
  boxMoved: 'This box has moved to another day',
  boxUndeliverable: 'Order marked as undeliverable and will NOT be delivered',
  boxConfirmed: 'Confirmed order and will be delivered',
  boxDelivered: 'Confirmed order and was delivered',
  boxOpen: 'You can change this order until the cutoff',
  isCancelled: 'This box has been cancelled.',
  isDelivered: 'This box has been delivered.',
  isClosed: 'Changes to this box have closed.',
  closesAt: 'Changes close at {time} on {day}.',
  closedAt: 'Changes closed at {time} on {day}.',
} as const

export type BoxStateMessages = { readonly [Name in keyof typeof boxStateMessages]: string }
