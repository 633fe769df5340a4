import { dialogsMessages, essentialsMessages } from '../../shared/features/ordering/editor-messages'
import { openingMessages, priceMessages } from '../../shared/ui/ui-messages'

/** The texts of the button and its dialog; a page may replace any of them. */
export const orderDialogMessages = {
  ...essentialsMessages,
  ...dialogsMessages,
  ...openingMessages,
  ...priceMessages,
  add: 'Add to basket',
  addAnother: 'Add another',
  adding: 'Adding',
  order: 'Order',
  changeOrder: 'Change order',
  opening: 'Opening',
  orderProduct: 'Order {name}',
  isOut: '{name} is out of stock',
  isFull: 'No more of {name} can be ordered',
  maximum: 'Maximum added',
  inBasket: 'in basket',
  addedNow: 'added',
  blocked: "You can't order just now.",
  full: 'No more new customers today',
  checkPostcode: 'Check Postcode',
  weDeliver: 'We deliver to your area',
  deliveryDays: 'Delivery days: {days}',
  roundsman: 'Your roundsman: {name}',
  goOnShopping: 'Continue shopping',
  quantity: 'Quantity',
  pleaseWait: 'Please wait',
  already: 'Already in your basket:',
  update: 'Update basket',
  saving: 'Saving',
  added: 'Added to your basket.',
  notAdded: '{name} was not added.',
  unsureAdded: "We can't tell yet whether {name} was added.",
  addAgain: 'Not added. Try again',
  most: 'No more than {max} of this.',
  nothing: 'Choose at least one.',
} as const

export type OrderDialogMessages = { readonly [Name in keyof typeof orderDialogMessages]: string }
