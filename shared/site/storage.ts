/** Where a value is stored: for one tab, for all tabs of the shop, or as a cookie. */
type Place = 'tab' | 'browser' | 'cookie'

/** The owner of a value: the login (a customer, or the guest), or anyone who uses the browser. */
type Whose = 'login' | 'visitor'

type Stored = {
  place: Place
  whose: Whose
  /** A description of the stored value. */
  what: string
  /** The event that deletes the value. */
  until: string
}

/**
 * Every value that the widgets store beyond a page, by its name. Passwords and possible card numbers are never
 * stored (see `without-cards`). Not part of the bundle.
 */
export const storageAbout = {
  'left-here': {
    place: 'tab',
    whose: 'login',
    what: 'Values that somebody typed, chose or opened on the last twelve pages of this tab, for a return or a reload.',
    until: 'The login ends, somebody else logs in, or the page shows another record.',
  },
  'typed-before-login': {
    place: 'tab',
    whose: 'visitor',
    what: 'The same values of a customer whose session has ended, until they are logged in again.',
    until: 'Their page is open again, another customer logs in, or the tab is closed.',
  },
  checkout: {
    place: 'tab',
    whose: 'login',
    what: 'Where a box is left, the words for the roundsman, and a date that the shop has not confirmed.',
    until:
      'The order is placed, another order is checked out, or the login ends. A session that times out keeps the value for the same order.',
  },
  'postcode-confirmed': {
    place: 'tab',
    whose: 'login',
    what: 'The fact that a postcode has been confirmed, never the postcode.',
    until: 'A page has no postcode, or the login ends.',
  },
  week: {
    place: 'tab',
    whose: 'visitor',
    what: 'The week that was shown last.',
    until: 'The tab is closed.',
  },
  'saved-note': {
    place: 'tab',
    whose: 'login',
    what: 'The message about the last save, to be shown again after a reload.',
    until: 'The message was dismissed, six seconds have passed, or the login ends.',
  },
  sent: {
    place: 'tab',
    whose: 'login',
    what: 'When a form was last posted, and a checksum of its content.',
    until: 'A page answers the form, or the login ends.',
  },
  'shop-said': {
    place: 'tab',
    whose: 'login',
    what: 'Checksums of the last known box, boxes and week, and which of them an order has changed since.',
    until: 'The login ends, or the tab is closed.',
  },
  whose: {
    place: 'tab',
    whose: 'visitor',
    what: 'A checksum that tells one login of this tab from the next.',
    until: 'The tab is closed.',
  },
  'session-ended': {
    place: 'tab',
    whose: 'visitor',
    what: 'The fact that the session has timed out, and a checksum of its owner.',
    until: 'Somebody is logged in again.',
  },
  'went-by-itself': {
    place: 'tab',
    whose: 'visitor',
    what: 'When a page last led to the login page or to another page by itself, and to which.',
    until: 'The tab is closed.',
  },
  posted: {
    place: 'tab',
    whose: 'visitor',
    what: 'The fact that a form has just been posted.',
    until: 'The next page.',
  },
  'order-again': {
    place: 'tab',
    whose: 'visitor',
    what: 'Whether earlier boxes are shown as a grid or as a list.',
    until: 'The tab is closed.',
  },
  'quota-reached': {
    place: 'browser',
    whose: 'visitor',
    what: 'The day on which the shop said that it takes no more registrations.',
    until: 'The day is over.',
  },
  customer: {
    place: 'browser',
    whose: 'visitor',
    what: 'A checksum of the customer whose page came last, and when, so that no older page sends anything for them.',
    until: 'A page names no customer.',
  },
  'under-way': {
    place: 'browser',
    whose: 'visitor',
    what: 'The idempotency keys of changes whose outcome is not known, with a checksum of each and of its customer, the id of what it changes, and the quantity before.',
    until:
      'A page or a read shows the outcome, the shop refuses, a customer without a name logs out, or a day has passed.',
  },
  changed: {
    place: 'browser',
    whose: 'visitor',
    what: 'The time of the last change of a balance, a name or a phone number, never the value.',
    until: 'The browser forgets it.',
  },
  seasonal_popup: {
    place: 'cookie',
    whose: 'visitor',
    what: 'The fact that the seasonal popup was closed.',
    until: 'The days that the page names are over.',
  },
} as const satisfies Readonly<Record<string, Stored>>

type Names<Where extends Partial<Stored>> = {
  [Name in keyof typeof storageAbout]: (typeof storageAbout)[Name] extends Where ? Name : never
}[keyof typeof storageAbout]

/** The name of a value that is stored for the tab. */
export type StoredName = Names<{ place: 'tab' }>

/** The name of a value that is deleted when the login ends. */
export type NameOfLogin = Names<{ place: 'tab'; whose: 'login' }>
