import { changeWording } from '../services/change-wording'

/** What the editors say in words of their own; a page may replace any of it. */
export const regularWording = {
  ...changeWording,
  howMany: 'How many each day?',
  howOften: 'How often?',
  copyMonday: 'Copy Monday to all',
  clear: 'Clear',
  remove: 'Delete this regular order',
  removeNow: 'Delete regular order',
  noDelivery: 'No delivery on',
  nothing: 'Choose how many you would like on at least one day.',
  refused: 'We could not save that.',
  saved: 'Your regular order has been saved.',
  deleted: 'Your regular order has been deleted.',
} as const

export const oneOffWording = {
  ...changeWording,
  date: 'Delivery date',
  quantity: 'Quantity',
  removeOrder: 'Remove order',
  removeChange: 'Remove modification',
  change: 'This changes your regular order on this date only.',
  regular: 'Your regular order has {quantity} on {day}, {often}.',
  onTop: 'This order comes on top of it.',
  stays: 'Your order for {date} stays as it is. This is another one.',
  nothing: 'Choose at least one.',
  noDates: 'There are no delivery dates to choose from.',
  refused: 'We could not save that.',
  saved: 'Your order has been saved.',
  wasRemoved: 'Your order for this date has been removed.',
  removed: 'Removed:',
  viewOrder: 'View your order',
  another: 'Add for another date',
} as const

export const dayWording = {
  ...changeWording,
  thisDay: 'Change this day only',
  allWeeks: 'Change all weeks',
  quantity: 'Quantity',
  regular: 'Regular quantity:',
  backToRegular: 'Back to regular',
  skip: '0 skips this day: nothing comes on',
  nothing: 'Nothing comes on this day. Choose at least one.',
  paused: 'Your deliveries are paused on this day. Nothing comes unless you resume them.',
  unavailable: 'We do not have this product on this day.',
  skipDay: 'Skip this day',
  refused: 'We could not save that.',
  saved: 'Your order has been updated.',
  dayUnsaved: 'Your change to this day is not saved yet.',
  weeksUnsaved: 'Your changes to all weeks are not saved yet.',
} as const

export const orderEditWording = {
  weekly: 'You can also edit this order for a single week using the weekly basket view.',
  openWeek: 'Weekly view',
  login: 'Log in to pause',
} as const

/** Said where a page lets nobody order. */
export const closed = 'Ordering is closed at the moment.'

export type RegularWording = { readonly [Name in keyof typeof regularWording]: string }
export type OneOffWording = { readonly [Name in keyof typeof oneOffWording]: string }
export type DayWording = { readonly [Name in keyof typeof dayWording]: string }
export type OrderEditWording = { readonly [Name in keyof typeof orderEditWording]: string }
