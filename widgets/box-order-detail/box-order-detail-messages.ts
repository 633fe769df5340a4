import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'
import { boxStateMessages } from '../../shared/domain/rules/boxes/box-order-messages'
import { changeMessages } from '../../shared/features/calls/change-messages'
import { dialogMessages, priceMessages } from '../../shared/ui/ui-messages'

/** The texts of the page of a box; a page may replace any of them. */
export const boxOrderDetailMessages = {
  ...failedCallMessages,
  ...changeMessages,
  ...boxStateMessages,
  ...dialogMessages,
  ...priceMessages,
  boxNamed: 'Best of Local box',
  boxFor: 'Best of Local box for {day}',
  missing: '{name} (unavailable)',
  came: '{delivered} of {ordered}',
  pleaseWait: 'Please wait',
  product: 'Product',
  quantity: 'Qty',
  price: 'Price',
  subtotal: 'Subtotal',
  discount: 'Discount amount',
  grandTotal: 'Grand total',
  remove: 'Delete order',
  sure: 'Are you sure?',
  no: 'No',
  yes: 'Yes delete',
  confirm: 'Yes cancel',
  cancelling: 'Cancelling',
  deleting: 'Deleting',
  deletedTitle: 'Order deleted',
  cancelledTitle: 'Order cancelled',
  thisWeek: "Cancel this week's order only",
  allFuture: 'Cancel all future orders of this box',
  thisWeekHint: 'You will not be charged for it, and your box comes again as usual after that.',
  allFutureHint:
    'You will not be charged for boxes that have not been delivered. You may lose your place on the round.',
  notCharged: 'Your box for {day} will not be delivered, and you will not be charged for it.',
  cancelled: 'Your order has been cancelled.',
  gone: 'We cannot find this box any more. Please look at your orders.',
  contact: 'To change anything about this order, please get in touch.',
} as const
