import { failedCallMessages } from '../../domain/api/client/failure-messages'
import { oftenMessages } from '../../domain/rules/boxes/often'
import { quotaMessages } from '../../domain/rules/customers/quota-messages'
import { dateMessages } from '../../domain/rules/dates/dates'
import { dialogMessages, itemsMessages, stepperMessages } from '../../ui/ui-messages'
import { changeMessages } from '../calls/change-messages'

// The messages of the editors; a page may replace any of them. One widget may use several of these objects,
// so a key must have the same text in all of them.

/** The texts for a typed quantity that was replaced by another. */
export const replacedMessages = {
  tooMany: '“{text}” is more than {max}, so {what} was set to {by}.',
  notWhole: '“{text}” is not a whole number of items, so {what} was set to {by}.',
} as const

/** The texts of a single quantity field. */
const quantityMessages = {
  orderQuantity: 'Quantity',
  theQuantity: 'the quantity',
} as const

/** The reasons why nothing can be ordered. */
export const blockMessages = {
  ...quotaMessages,
  noPostcode: 'Please enter a postcode before adding products',
} as const

const sharedMessages = {
  ...failedCallMessages,
  ...changeMessages,
  ...dateMessages,
  ...oftenMessages,
  ...stepperMessages,
  ...replacedMessages,
  ...blockMessages,
  mostOf: 'Maximum {max}.',
  outOfStock: 'Out of Stock',
  readFirst: 'Your order has to be read first',
  refused: 'We could not save that.',
  addOrder: 'Add to my order',
  updateOrder: 'Update order',
  addingOrder: 'Adding',
  updatingOrder: 'Updating',
  removingOrder: 'Removing',
} as const

export const regularMessages = {
  ...sharedMessages,
  ...itemsMessages,
  productOn: '{name} on {day}',
  howMany: 'How many each day?',
  howOften: 'How often?',
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  weeksWeekly: '{weeks} Weekly',
  itemsOften: '{items} {often}',
  everyDay: '{quantity} every {days}',
  onDaysOften: '{quantity} on {days}, {often}',
  noItems: 'Nothing each week',
  untilChanged: '{what}, until you change it.',
  mostEachDay: 'Maximum {max} each day.',
  mostOnDay: '{max} on {day}',
  mostInTotal: 'Maximum {total} in total, {left} left.',
  dayRange: '{first} to {last}',
  andLast: '{names} and {last}',
  copyMonday: 'Copy Monday to all',
  clear: 'Clear',
  deleteRegular: 'Delete this regular order',
  deleteNow: 'Delete regular order',
  noDelivery: 'No delivery on',
  needsDay: 'Choose how many you would like on at least one day.',
  savedRegular: 'Your regular order has been saved.',
  deletedRegular: 'We have deleted your regular order.',
} as const

export const oneOffMessages = {
  ...sharedMessages,
  ...quantityMessages,
  orderDate: 'Delivery date',
  dateOrdered: '({count} ordered)',
  removeOrder: 'Remove order',
  removeChange: 'Remove modification',
  thisDateOnly: 'This changes your regular order on this date only.',
  alsoRegular: 'Your regular order has {quantity} on {day}, {often}.',
  onTop: 'This order comes on top of it.',
  stays: 'Your order for {date} stays as it is. This is another one.',
  needsOne: 'Choose at least one.',
  noDates: 'There are no delivery dates to choose from.',
  savedOneOff: 'Your order has been saved.',
  wasRemoved: 'Your order for this date has been removed.',
  removedOrder: 'Removed:',
  onceOn: '{quantity} on {date}',
  comesOnce: '{quantity} × {name} on {date}, once',
  viewOrder: 'View your order',
  another: 'Add for another date',
} as const

/** The texts for plus and minus beside one line of a delivery. */
export const lineMessages = { ...regularMessages, ...quantityMessages } as const

/** The texts for one day of a regular order. */
const thisDayMessages = {
  ...quantityMessages,
  regularQuantity: 'Regular quantity:',
  backToRegular: 'Back to regular',
  zeroSkips: '0 skips this day: nothing comes on',
  nothingThatDay: 'Nothing comes on this day. Choose at least one.',
  pausedDay: 'Your deliveries are paused on this day. Nothing comes unless you resume them.',
  movedDay: 'What is due on this day comes on {day}.',
  movedAway: 'What is due on this day comes on another day.',
  unavailableDay: 'We do not have this product on this day.',
  skipDay: 'Skip this day',
  skippingDay: 'Skipping',
  savedDay: 'Your order has been updated.',
} as const

/** The button beside the message of a saved change. */
export const savedMessages = { done: 'Done' } as const

export const dialogsMessages = {
  ...dialogMessages,
  ...savedMessages,
  unsaved: 'Your changes are not saved yet.',
  keepEditing: 'Keep editing',
  closeUnsaved: 'Close without saving',
} as const

/** The texts for changing one day or all weeks of a regular order. */
export const dayMessages = {
  ...regularMessages,
  ...thisDayMessages,
  ...dialogsMessages,
  whatToChange: 'What to change of {name}',
  thisDay: 'Change this day only',
  allWeeks: 'Change all weeks',
  dayUnsaved: 'Your change to this day is not saved yet.',
  weeksUnsaved: 'Your changes to all weeks are not saved yet.',
} as const

/** The texts for ordering a daily essential, regularly or for one date. */
export const essentialsMessages = {
  ...regularMessages,
  ...oneOffMessages,
  howToOrder: 'How to order {name}',
  oneOffTab: 'Just once',
  oneOffUnsaved: 'Your one-off order is not saved yet.',
  regularTab: 'Regularly',
  regularUnsaved: 'Your changes to the regular order are not saved yet.',
} as const

/** The texts of the dialog that edits a regular order or the order for one date. */
export const editDialogMessages = {
  ...regularMessages,
  ...oneOffMessages,
  ...dialogsMessages,
  editOrderOf: 'Edit order for {name}',
  weeklyToo: 'You can also edit this order for a single week using the weekly basket view.',
  openWeek: 'Weekly view',
  loginToPause: 'Log in to pause',
  pause: 'Pause your deliveries',
} as const

/** Shown if the page has closed ordering. */
export const closed = 'Ordering is closed at the moment.'

export type RegularMessages = { readonly [Name in keyof typeof regularMessages]: string }
export type OneOffMessages = { readonly [Name in keyof typeof oneOffMessages]: string }
