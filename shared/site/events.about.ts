import type { WindowEvents } from '../platform/page/events/window-events'

/** Describes each window event, for the README and the catalogue; not part of the bundle. */
export const eventsAbout: Readonly<Record<keyof WindowEvents, { about: string; detail: string }>> = {
  'valid-postcode': {
    about:
      'A postcode we deliver to was confirmed. Dispatch it yourself when your own page has confirmed one.',
    detail: '{ postcode: "BS3 4TN", quotaReached: false }',
  },
  'product-posted': {
    about: 'An order was saved. Call preventDefault() to stop the reload that may follow.',
    detail: '{ template: "de", product: 42, quantity: 2 }',
  },
  'basket-updated': {
    about: 'The basket on the server has changed; the widgets read it again.',
    detail: '{}',
  },
  'open-weekly-basket': {
    about: 'The weekly basket opens, at the week of the date if there is one.',
    detail: '{ date: "2026-12-03" }',
  },
  'doorstep:mounted': {
    about: 'A widget is shown on the page.',
    detail: '{ widget: "promo-field", element }',
  },
  'doorstep:unmounted': {
    about: "A widget was removed; the server's content is back.",
    detail: '{ widget: "promo-field", element }',
  },
  'doorstep:failed': {
    about: "A widget could not start; the server's content stays. The message says what to change.",
    detail: '{ widget: "promo-field", element, message }',
  },
  'doorstep:error': {
    about:
      'A widget crashed after it was shown, and offers to try again. The same error has the same fingerprint, which contains no data of the visitor.',
    detail: '{ widget: "promo-field", version: "0.1.0", error: "TypeError", fingerprint: "9f2c41d0" }',
  },
  'doorstep:measured': {
    about:
      "The time from the load moment of a widget until it was shown, or from a call until its answer. The browser's timeline has it, too.",
    detail: '{ of: "call", name: "readBasket", start: 812.4, duration: 96.1, outcome: "answered" }',
  },
}
