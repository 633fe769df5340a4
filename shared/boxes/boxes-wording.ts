import { changeWording } from '../services/change-wording'

/** What the box dialogs say; a page may replace any of it. */
export const boxesWording = {
  ...changeWording,
  title: 'View Best Of Local Box',
  product: 'Product',
  quantity: 'Qty',
  subtotal: 'Subtotal',
  discount: 'Discount amount',
  total: 'Grand total',
  order: 'order {number}',
  close: 'Close',
  edit: 'Edit order',
  editing: 'Opening your order',
  editWeek: 'Edit this week only',
  editAll: 'Edit all weeks',
  reorder: 'Re-order',
  reordering: 'Re-ordering',
  reorderFailed: 'Sorry, there was an error re-ordering this order.',
  items: '{count} items',
  oneItem: '1 item',
  addsToBasket: 'Your basket already has {items}; these will be added to it.',
  unfinished: "You haven't finished your previous Best of Local amendments",
  discard: 'Discard amendments',
  discarding: 'Discarding',
  proceed: 'Continue with amendments',
  back: 'Go back',
  discarded: 'Your amendments were discarded, but what you asked for could not be started.',
} as const

export type BoxesWording = { readonly [Name in keyof typeof boxesWording]: string }
