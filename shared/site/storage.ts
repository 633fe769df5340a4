/** Where a value is stored: for one tab, for all tabs of the shop, or as a cookie. */
type Place = 'tab' | 'browser' | 'cookie'

/** The owner of a value: the login (a customer, or the guest), or anyone who uses the browser. */
type Whose = 'login' | 'visitor'

type Stored = {
  place: Place
  whose: Whose
  /** The stored value, in words for the README. */
  what: string
  /** The end of its storage. */
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
    what: 'What somebody typed, chose or opened on the last twelve pages of this tab, to be there after Back or a reload.',
    until: 'The login ends, somebody else logs in, or the record that it is about is another one.',
  },
  checkout: {
    place: 'tab',
    whose: 'login',
    what: 'Where a box is left, with the words for the roundsman, and a date that the shop has not got yet.',
    until:
      'The order is placed, another order is checked out, or the login ends; one that ends by itself, at a call, leaves it for the same order.',
  },
  'postcode-confirmed': {
    place: 'tab',
    whose: 'login',
    what: 'That a postcode has been confirmed, never which.',
    until: 'A page says otherwise, or the login ends.',
  },
  week: {
    place: 'tab',
    whose: 'visitor',
    what: 'The week that was looked at last.',
    until: 'The tab is closed.',
  },
  'order-tab': {
    place: 'tab',
    whose: 'visitor',
    what: 'Whether regular or one-off orders were shown last.',
    until: 'The tab is closed.',
  },
  'saved-note': {
    place: 'tab',
    whose: 'login',
    what: 'The message of what was saved last, to be read on after the page has been loaded again.',
    until: 'It was read, six seconds are over, or the login ends.',
  },
  sent: {
    place: 'tab',
    whose: 'login',
    what: 'The idempotency key of the form that was posted last and a checksum of what was in it.',
    until: 'A page is opened that answers it, or the login ends.',
  },
  'shop-said': {
    place: 'tab',
    whose: 'login',
    what: 'Checksums of what the shop has said last of the box, the boxes and the week, and which of them an order has changed since.',
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
    what: 'That the session has ended at a call, and a checksum of whose it was.',
    until: 'Somebody is logged in again.',
  },
  posted: {
    place: 'tab',
    whose: 'visitor',
    what: 'That a form has just been posted.',
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
  changed: {
    place: 'browser',
    whose: 'visitor',
    what: 'When a balance, a name or a phone number was last changed, never to what.',
    until: 'The browser forgets it.',
  },
  seasonal_popup: {
    place: 'cookie',
    whose: 'visitor',
    what: 'That the seasonal popup was closed.',
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
