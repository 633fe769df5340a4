import { failedCallMessages } from '../../domain/api/client/failure-messages'
import { dateMessages } from '../../domain/rules/dates/dates'
import { dialogMessages } from '../../ui/ui-messages'
import { changeMessages } from '../calls/change-messages'

/** The texts of the question before a box is cancelled, and of its outcome. */
export const cancelMessages = {
  ...failedCallMessages,
  ...changeMessages,
  ...dialogMessages,
  ...dateMessages,
  pleaseWait: 'Please wait',
  sure: 'Are you sure?',
  sureWhich: 'Are you sure?',
  no: 'No',
  noWhich: 'No',
  yes: 'Yes delete',
  confirm: 'Yes cancel',
  confirmAll: 'Yes cancel',
  cancelling: 'Cancelling',
  deleting: 'Deleting',
  deletedTitle: 'Order deleted',
  cancelledTitle: 'Order cancelled',
  cancelWhich: 'Which deliveries',
  thisWeek: "Cancel this week's order only",
  allFuture: 'Cancel all future orders of this box',
  thisWeekHint: 'You will not be charged for it, and your box comes again as usual after that.',
  allFutureHint:
    'You will not be charged for boxes that have not been delivered. You may lose your place on the round.',
  notCharged: 'Your box for {day} will not be delivered, and you will not be charged for it.',
  cancelled: 'Your order has been cancelled.',
  undoHow: 'To have it after all, order it again.',
} as const

/** Placeholders that name the box, which a page may use in its own labels (J-62). */
export const cancelFills = {
  sure: ['day', 'weekday'],
  sureWhich: ['day', 'weekday'],
  confirm: ['day', 'weekday'],
  confirmAll: ['day', 'weekday'],
  yes: ['day', 'weekday'],
  thisWeek: ['day', 'weekday'],
  allFuture: ['day', 'weekday'],
} as const
