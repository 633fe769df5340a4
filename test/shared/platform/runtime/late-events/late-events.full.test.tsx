import type { Visit } from '../../../../../demo-pages/shop/visit'
import { definitionOf, widgetNames } from '../../../../support/widgets/all-widgets'
import { kinds, moments, play, raise, subjects, words } from './late-events'

const guest = { as: 'guest', hasPostcode: false } as const
const refusal = /enter (a|your) postcode|Check Postcode|Check your postcode, current/i
const order = 806

type Heard = {
  as?: typeof guest
  /** The changes in the shop, and how the page announces each. */
  happen: (visit: Visit, widget: string) => unknown
  /** The expected change on the page. */
  wrong: (reads: readonly string[], widget: string) => string[]
}

const addToBox = (visit: Visit) =>
  visit.call('POST', '/api/product/bol', { id: 231, quantity: 2, increment: false })
const cancelBox = (visit: Visit) =>
  visit.call('POST', '/api/basket/cancel-bol', { order_id: order, date: null })
const isOfBoxes = (widget: string) => /order-again|view-box|box-order-detail/.test(widget)
const change = async (visit: Visit, widget: string) =>
  void (await (isOfBoxes(widget) ? cancelBox : addToBox)(visit))
// The quantity in a card or a box is read, not taken from the printed page.
const unread = (reads: readonly string[]) => (reads.length ? [] : ['it reads nothing again'])
const oldBox = (widget: string) =>
  /bol-basket|mobile-basket-button/.test(widget) && !/Total ?£9\.60/.test(words())
    ? [`an old box: ${words()}`]
    : []

const events: Readonly<Record<string, Heard>> = {
  'valid-postcode': {
    as: guest,
    happen(visit) {
      visit.state.postcode = 'BS3 4TN'
      raise('valid-postcode', { postcode: 'BS3 4TN', quotaReached: false })
    },
    wrong: (_, widget) =>
      widget === 'postcode-panel'
        ? /BS3 4TN/.test(words())
          ? []
          : ['the postcode is not shown']
        : refusal.test(words())
          ? ['it asks for a postcode']
          : [],
  },
  'basket-updated': {
    async happen(visit, widget) {
      await change(visit, widget)
      raise('basket-updated')
    },
    wrong: (reads, widget) => [...unread(reads), ...oldBox(widget)],
  },
  'product-posted': {
    async happen(visit, widget) {
      await change(visit, widget)
      const isEditor = /regular-order|one-off-order|day-order|order-edit/.test(widget)
      raise(
        'product-posted',
        isEditor
          ? { template: 'de', product: 101, quantity: 2 }
          : { template: 'bol', product: 231, quantity: 2 },
      )
    },
    wrong: (reads, widget) =>
      // Free products are chosen from the page's list, which an order elsewhere does not change.
      widget === 'product-selector' ? [] : [...unread(reads), ...oldBox(widget)],
  },
  'open-weekly-basket': {
    happen: () => raise('open-weekly-basket', { date: '2026-12-08' }),
    wrong: (_, widget) =>
      widget === 'header-basket'
        ? /8 December/.test(words())
          ? []
          : ['the week is shut']
        : widget === 'weekly-view-link' && !document.querySelector('[aria-expanded=true]')
          ? ['it says that the week is shut']
          : [],
  },
}

const tally = { cells: 0, held: 0 }
afterAll(() => {
  process.stdout.write(`Late events: ${tally.held} of ${tally.cells} cells held.\n`)
})
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

test('Each widget that listens to an event is in the table', async () => {
  const heard = await Promise.all(
    widgetNames.map(async name => ((await definitionOf(name)).hears?.length ? name : [])),
  )
  expect(Object.keys(subjects).sort()).toEqual(heard.flat().sort())
})

describe.each(Object.keys(events))('%s', event => {
  const { as, happen, wrong } = events[event] as Heard
  test.each(Object.keys(subjects))(
    'J-90 The change is known to %s, whenever its event was raised',
    async widget => {
      if (!(await definitionOf(widget)).hears?.some(name => name === event)) return
      const found: string[] = []
      for (const kind of kinds)
        for (const moment of moments) {
          const { readsAfter } = await play(
            widget,
            { moment, kind, happen: visit => happen(visit, widget) },
            as,
          )
          const now = wrong(readsAfter, widget)
          tally.cells++
          if (!now.length) tally.held++
          found.push(...now.map(each => `${kind}, ${moment}: ${each}`))
        }
      expect(found).toEqual([])
    },
  )
})
