import { pausePicker } from '../../../demo-pages/pages/account/pause-placeholder'
import { orderDialog } from '../../../demo-pages/pages/boxes/box-placeholders'
import {
  dayOrder,
  oneOffOrder,
  orderEdit,
  regularOrder,
} from '../../../demo-pages/pages/essentials/essential-placeholders'
import { postcodePanel } from '../../../demo-pages/pages/placeholders'
import type { PageData } from '../../../demo-pages/shop/page-data'
import type { Visit } from '../../../demo-pages/shop/visit'
import { markup, notPressed, notSaved, onlyTime, ownRequest, pauseOn, product, says } from './reading'
import { choose, press, type Scene } from './scene'

const thursdayNight = '2026-11-26T20:59:00Z'
/** No answer contains the cut-off of a date (CALL-39), so the page reads again when the day changes. */
const midnight = ['2026-11-27T00:00:00Z']

const saveRegular = (visit: Visit, id: number, more: object) =>
  visit.call('POST', '/api/product/regular', { id, ...more })
const saveOneOff = (visit: Visit, id: number, more: object) =>
  visit.call('POST', '/api/product/oneoff', { id, date: '2026-11-27', ...more })

const addOnTuesday = {
  async press() {
    await press(/^Increase quantity of Whole milk on Tuesday/)
    await press(/^Save changes/)
  },
  call: 'POST /api/product/regular',
}
const everyWeek = { 'the clock': 'an order for every week does not end with a day' } as const
const stays = { ...notPressed, 'another tab': 'it stays an order', 'back/forward cache': 'it stays an order' }

export const regular: Scene = {
  name: 'a regular order',
  at: thursdayNight,
  page: () => markup(regularOrder(product(101))),
  elsewhere: visit => saveRegular(visit, 101, { delete: true }),
  deed: addOnTuesday,
  not: everyWeek,
  sentences: [
    says('regular-order.itemsOften', /\| ([^|]*, until you change it|Nothing each week)/, {
      but: ownRequest,
    }),
    says('regular-order.updateOrder', /(Save changes|Add to my order)/, { not: notPressed }),
    says('regular-order.deleteRegular', /(Cancel this regular order)/, { not: notPressed }),
    notSaved('regular-order'),
  ],
}

export const editRegular: Scene = {
  name: 'the dialog of a regular order',
  at: thursdayNight,
  page: () => markup(orderEdit(product(101))),
  open: () => press(/^Change/),
  elsewhere: visit => saveRegular(visit, 101, { weekdays: { 2: { quantity: 7, frequency: 1 } } }),
  deed: addOnTuesday,
  not: everyWeek,
  sentences: [
    says('order-edit.itemsOften', /\| ([^|]*, until you change it|Nothing each week)/, { but: ownRequest }),
  ],
}

export const oneOff: Scene = {
  name: 'an order for one date',
  at: thursdayNight,
  page: () => markup(oneOffOrder(product(103), '2026-11-27')),
  elsewhere: visit => saveOneOff(visit, 103, { quantity: 3 }),
  moments: midnight,
  deed: {
    async press() {
      await press(/^Increase quantity/)
      await press(/^Save changes/)
    },
    call: 'POST /api/product/oneoff',
  },
  sentences: [
    notSaved('one-off-order'),
    says('one-off-order.dateOrdered', /\[([^\]]* \(\d+ ordered\))/, {
      but: { 'lost answer': 'the form has given way to what was saved' },
    }),
    says('one-off-order.savedOneOff', /Your order has been saved\. \| (\d+) ×/, {
      not: { ...stays, 'the clock': 'nothing was saved' },
      but: { 'lost answer': 'a fresh page has saved nothing' },
    }),
  ],
}

export const editOneOff: Scene = {
  name: 'the dialog of one date',
  at: thursdayNight,
  page: () => markup(orderEdit(product(103), '2026-11-27')),
  open: () => press(/^Change/),
  elsewhere: visit => saveOneOff(visit, 103, { quantity: 0, remove: true }),
  moments: midnight,
  deed: { press: () => press(/^Cancel this order/), call: 'POST /api/product/oneoff' },
  sentences: [
    says('order-edit.dateOrdered', /\[([^\]]*)\]/),
    says('order-edit.removeOrder', /(Cancel this order)/, { not: { 'the clock': 'the order stays' } }),
    says('order-edit.updateOrder', /(Save changes|Add to my order)/, {
      not: { 'the clock': 'the order stays' },
    }),
  ],
}

const notOrdered = {
  'the clock': 'nothing was ordered',
  'back/forward cache': 'what was ordered is for a day that is not on offer any more',
}

export const essential: Scene = {
  name: 'the dialog of an essential',
  at: thursdayNight,
  page: data => markup(orderDialog(product(101), data)),
  async open() {
    await press(/^(Change o|O)rder/)
    await press(/^Just once/)
  },
  async elsewhere(visit) {
    await saveRegular(visit, 101, { weekdays: { 5: { quantity: 2, frequency: 1 } } })
    await saveOneOff(visit, 101, { quantity: 4 })
  },
  moments: midnight,
  deed: { press: () => press(/^Add to my order/), call: 'POST /api/product/oneoff' },
  sentences: [
    says('order-dialog.orderDate', /\(from (\w+ \d+ \w+)/, { not: onlyTime }),
    says('order-dialog.dateOrdered', /\[([^\]]*\d ordered\))/, {
      not: notOrdered,
    }),
    says('order-dialog.alsoRegular', /(Your regular order has[^|]*)/, { not: notPressed }),
    notSaved('order-dialog'),
    says('order-dialog.removeOrder', /(Cancel this order)/, { not: notOrdered }),
  ],
}

export const day: Scene = {
  name: 'one day of a regular order',
  at: '2026-11-25T12:00:00Z',
  page: () => markup(dayOrder(product(101), '2026-11-26', 'Thursday')),
  open: () => press(/^Change/),
  async elsewhere(visit) {
    await saveRegular(visit, 101, { weekdays: { 4: { quantity: 3, frequency: 1 } } })
    await visit.call('POST', '/api/product/regular-modified', { id: 101, date: '2026-11-26', quantity: 5 })
    pauseOn(visit, '2026-11-26')
  },
  deed: {
    async press() {
      await press(/^Increase quantity/)
      await press(/^Save changes/)
    },
    call: 'POST /api/product/regular-modified',
  },
  not: { 'the clock': 'it says nothing that a day ends; what comes too late the shop refuses' },
  sentences: [
    says('day-order.regularQuantity', /Regular quantity: (\d+)/, { not: notPressed }),
    notSaved('day-order'),
    says('day-order.pausedDay', /(Your deliveries are paused on this day)/, { not: notPressed }),
    says('day-order.backToRegular', /(Back to regular \(\d+\))/, { but: ownRequest }),
    says('day-order.orderQuantity', /Quantity of Whole milk on Thursday 26 November (\[\d+\])/, {
      but: ownRequest,
    }),
  ],
}

const guestPage = (data: PageData) =>
  markup(
    postcodePanel({ variant: 'registration', title: 'Do we deliver?' }, data),
    orderDialog(product(231), data),
  )
const check = (visit: Visit, postcode: string) =>
  visit.call('POST', '/register/postcode/verify', { postcode })
const unannounced = {
  'back/forward cache':
    'no call tells which postcode is confirmed; what is said of the one that is shown stays so',
} as const
const blockedWords = [
  says('postcode-panel.quotaReached', /Do we deliver\? \| (We're really sorry)/, { but: unannounced }),
  says('order-dialog.blocked', /Add to box(\(off\))/, { but: unannounced }),
]

export const postcode: Scene = {
  name: 'the postcode',
  as: 'guest',
  at: '2026-11-25T23:59:00Z',
  page: guestPage,
  elsewhere: visit => check(visit, 'BS6 5AA'),
  message: { kind: 'postcode-confirmed', postcode: 'BS6 5AA', quotaReached: true },
  deed: {
    async press() {
      await press(/^Change postcode/)
      await choose(/postcode/i, 'BS6 5AA')
      await press(/^Check/)
    },
    call: 'POST /register/postcode/verify',
  },
  not: { 'the clock': 'it is the full round whose day ends' },
  sentences: [
    ...blockedWords,
    says('postcode-panel.delivered', /(We deliver to your area)/, {
      but: { ...unannounced, refused: 'the confirmed one is shown again with Cancel' },
    }),
    says('postcode-panel.change', /Change postcode (\w+ \w+)/, {
      but: { ...unannounced, refused: 'the confirmed one is shown again with Cancel' },
    }),
  ],
}

export const fullRound: Scene = {
  name: 'a full round',
  as: 'guest',
  at: '2026-11-25T23:59:00Z',
  begin: visit => check(visit, 'BS6 5AA'),
  page: guestPage,
  elsewhere: visit => check(visit, 'BS3 4TN'),
  message: { kind: 'postcode-confirmed', postcode: 'BS3 4TN', quotaReached: false },
  moments: ['2026-11-26T00:00:00Z'],
  not: notPressed,
  sentences: blockedWords,
}

const ownForm = 'the page’s own form sends it, and the shop is not asked'

export const pause: Scene = {
  name: 'a pause',
  at: '2026-11-25T23:59:00Z',
  page: data => markup(pausePicker(data)),
  open: () => press(/^Choose from a calendar/),
  moments: ['2026-11-26T00:00:00Z'],
  not: { 'another tab': ownForm, refused: ownForm, 'lost answer': ownForm },
  sentences: [
    says('pause-picker.faint', /Struck out: too early, before ([^|.]*)|(\w+ 25 November, not available)/),
  ],
}
