import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { PageData } from '../../shop/page-data'

// The words of this shop for a change of a box. They replace the widgets' own words, which are those of the
// specification. Each object below is the option `labels` of one widget.

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The words for the state of a box, and of its table. */
export const boxStateWords = {
  boxCancelled: 'This box is cancelled and will not be delivered',
  boxWasCancelled: 'This box was cancelled and not delivered',
  boxFailed: 'This box was not delivered',
  boxFailing: 'We cannot pack this box yet',
  boxUndeliverable: 'We cannot bring this box',
  boxConfirmed: 'This box will be delivered',
  boxDelivered: 'This box was delivered',
  boxOpen: 'You can still change this box',
  quantity: 'Quantity',
  discount: 'Discount',
  grandTotal: 'Total',
} as const

/** The words of the question before a box is cancelled. */
export const cancelWords = {
  sure: 'Cancel your box for {day}?',
  yes: 'Yes, cancel this box',
  sureWhich: 'Which boxes do you not want?',
  noWhich: 'Go back',
  cancelWhich: 'Boxes',
  thisWeek: 'Only {day}',
  confirm: 'Skip only {day}',
  allFuture: 'Every {weekday} box from now on',
  confirmAll: 'Cancel every {weekday} box',
  deleting: 'Cancelling',
  deletedTitle: 'Box cancelled',
  cancelledTitle: 'Cancelled',
  cancelled: 'Your box is cancelled.',
}

/** The words of the dialog of a box, in the week and in the lists. */
export const boxDialogWords = {
  ...boxStateWords,
  viewBox: 'Your Best of Local box',
  view: 'View',
  viewOpen: 'Change',
  ...cancelWords,
  cancelBox: 'Cancel this box',
  skipBox: 'Skip or cancel',
  reorder: 'Order again',
  reordering: 'Filling your box',
  reorderFailed: 'Sorry, we could not order this box again.',
  editOrder: 'Change this box',
  editWeek: 'Change only {day}',
  editAll: 'Change every {weekday} box',
  editing: 'Opening your box',
  everyWeek: 'every week',
  unfinished: 'You have a change that is not saved',
  notConfirmed: 'The change of your box is not saved.',
  notConfirmedOf: 'The change of your box {which} is not saved.',
  cannotUndo: 'If you discard it, your box stays as it was.',
  discard: 'Discard the change',
  proceed: 'Go on with the change',
  discarded: 'The change is discarded, but what you asked for could not be started.',
}

/** The words of the week: plain words for each badge, and one way to say how often. */
export const weekWords = {
  ...boxDialogWords,
  badgeWeekly: 'Every week',
  badgeWeeks: 'Every {weeks} weeks',
  badgeOneOff: 'Once',
  badgeModified: 'Changed',
  badgeShifted: 'Moved',
  badgeFailing: 'Needs your attention',
  badgeFailed: 'Not delivered',
  badgeUndeliverable: 'Cannot come',
  badgeDeliveredCount: 'Delivered × {count}',
  paused: 'Deliveries paused',
  box: 'Best of Local box',
}

/** The words of the basket while it changes a box. */
export const basketWords = {
  reviewChanges: 'See and save changes',
  cancel: 'Empty the box',
  cancelling: 'Emptying',
  cancelled: 'Your box is empty.',
  cancelAmendments: 'Discard changes',
  discarded: 'Your changes are discarded.',
}

/** The words of the checkout while it changes a box. */
export const saveWords = {
  confirm: 'Save changes',
  confirming: 'Saving',
  confirmAgain: 'Save again',
  agree: 'By saving your changes you agree to our',
  changedMeanwhile: 'Your order has changed. Please look at it again, then save it.',
  placed: 'Thank you. Your changes are saved.',
  unknown: "We don't know whether your changes were saved.",
  checkingOrder: 'We are checking whether your changes were saved.',
  notFound: 'We cannot see them in your order. Please have a look yourself before you save again.',
  doubt: "We couldn't check. Please look at your order before you save again.",
  found: 'Your changes are saved.',
  gone: 'This change is no longer open.',
  goneWhy: 'It was saved or discarded.',
}

/** Returns true if the basket changes an order that was placed before. */
export const isChanging = ({ box: { order } }: PageData): boolean =>
  order !== null && (order.editing_order_id !== null || order.parent_id !== null)

/** Returns which deliveries are changed: "only Thursday 26 November", "every Thursday". */
export function scopeOf({ box: { order } }: PageData): string {
  if (!order) return ''
  const date = order.date ?? order.next_delivery_date
  const day = date ? dateInWords(date) : ''
  if (order.parent_id !== null) return `only ${day}`
  if (order.frequency === 0 || order.weekday === null) return day
  const weekday = weekdays[order.weekday % 7]
  return order.frequency === 1 ? `every ${weekday}` : `${weekday}, every ${order.frequency} weeks`
}
