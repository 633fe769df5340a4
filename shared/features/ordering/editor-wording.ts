import { failedCallWording } from '../../domain/api/client/failure-wording'
import { oftenWording } from '../../domain/rules/boxes/often'
import { quotaWording } from '../../domain/rules/customers/quota-wording'
import { dateWording } from '../../domain/rules/dates/dates'
import { dialogWording, itemsWording, stepperWording } from '../../ui/ui-wording'
import { changeWording } from '../calls/change-wording'

// What the editors say; a page may replace any of it. Names differ between all of these: one widget holds several.

/** What became of a typed quantity that could not be taken as it was. */
export const replacedWording = {
  tooMany: '“{text}” is more than {max}, so {what} was set to {by}.',
  notWhole: '“{text}” is not a whole number of items, so {what} was set to {by}.',
} as const

/** A quantity that stands alone. */
const quantityWording = {
  orderQuantity: 'Quantity',
  theQuantity: 'the quantity',
} as const

/** Why nothing can be ordered. */
export const blockWording = {
  ...quotaWording,
  noPostcode: 'Please enter a postcode before adding products',
} as const

const sharedWording = {
  ...failedCallWording,
  ...changeWording,
  ...dateWording,
  ...oftenWording,
  ...stepperWording,
  ...replacedWording,
  ...blockWording,
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

export const regularWording = {
  ...sharedWording,
  ...itemsWording,
  productOn: '{name} on {day}',
  howMany: 'How many each day?',
  howOften: 'How often?',
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  weeksWeekly: '{weeks} Weekly',
  itemsOften: '{items} {often}',
  noItems: 'Nothing each week',
  mostEachDay: 'Maximum {max} each day.',
  mostOnDay: '{max} on {day}',
  mostInTotal: 'Maximum {total} in total, {left} left.',
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

export const oneOffWording = {
  ...sharedWording,
  ...quantityWording,
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
  viewOrder: 'View your order',
  another: 'Add for another date',
} as const

/** One day of a regular order. */
const thisDayWording = {
  ...quantityWording,
  regularQuantity: 'Regular quantity:',
  backToRegular: 'Back to regular',
  zeroSkips: '0 skips this day: nothing comes on',
  nothingThatDay: 'Nothing comes on this day. Choose at least one.',
  pausedDay: 'Your deliveries are paused on this day. Nothing comes unless you resume them.',
  unavailableDay: 'We do not have this product on this day.',
  skipDay: 'Skip this day',
  skippingDay: 'Skipping',
  savedDay: 'Your order has been updated.',
} as const

export const dialogsWording = {
  ...dialogWording,
  unsaved: 'Your changes are not saved yet.',
  keepEditing: 'Keep editing',
  closeUnsaved: 'Close without saving',
} as const

/** One day of a regular order, or all weeks of it. */
export const dayWording = {
  ...regularWording,
  ...thisDayWording,
  ...dialogsWording,
  whatToChange: 'What to change of {name}',
  thisDay: 'Change this day only',
  allWeeks: 'Change all weeks',
  dayUnsaved: 'Your change to this day is not saved yet.',
  weeksUnsaved: 'Your changes to all weeks are not saved yet.',
} as const

/** A daily essential: regularly, or for one date. */
export const essentialsWording = {
  ...regularWording,
  ...oneOffWording,
  howToOrder: 'How to order {name}',
  regularTab: 'Regular Order',
  regularUnsaved: 'Your changes to the regular order are not saved yet.',
  oneOffTab: 'One-off Order',
  oneOffUnsaved: 'Your one-off order is not saved yet.',
} as const

/** The dialog that edits a regular order, or that of one date. */
export const orderEditWording = {
  ...regularWording,
  ...oneOffWording,
  ...dialogsWording,
  editOrderOf: 'Edit order for {name}',
  weeklyToo: 'You can also edit this order for a single week using the weekly basket view.',
  openWeek: 'Weekly view',
  loginToPause: 'Log in to pause',
  pause: 'Pause your deliveries',
} as const

/** Said where a page lets nobody order. */
export const closed = 'Ordering is closed at the moment.'

export type RegularWording = { readonly [Name in keyof typeof regularWording]: string }
export type OneOffWording = { readonly [Name in keyof typeof oneOffWording]: string }
export type DayWording = { readonly [Name in keyof typeof dayWording]: string }
