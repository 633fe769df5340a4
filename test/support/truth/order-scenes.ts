import { boxOrderDetail, orderAgain, viewBox } from '../../../demo-pages/pages/boxes/box-placeholders'
import type { PageData } from '../../../demo-pages/shop/page-data'
import type { Visit } from '../../../demo-pages/shop/visit'
import {
  askedTotal,
  boxStates,
  leadsAway,
  markup,
  notPressed,
  notSaved,
  pauseOn,
  put,
  says,
  timeless,
} from './reading'
import { press, type Scene } from './scene'

const asked = ({ box: { asked } }: PageData) => {
  if (!asked) throw new Error('the shop has no such box')
  return asked
}
/** At its cut-off this box turns out to be undeliverable. */
const path = '/account/orders/807-20261126'
const moments = ['2026-11-25T21:00:00Z', '2026-11-27T00:00:00Z']
const cancel = (visit: Visit) => visit.call('POST', '/api/basket/cancel-bol', { order_id: 807, date: null })

const undone = 'a cancelled box has Undo instead'

export const boxPage: Scene = {
  name: 'the page of a box',
  at: '2026-11-25T20:59:00Z',
  path,
  page: data => markup(boxOrderDetail(asked(data), data), viewBox(asked(data), data)),
  elsewhere: cancel,
  moments,
  deed: {
    async press() {
      await press(/^Cancel this box/)
      await press(/^Yes/)
    },
    call: 'POST /api/basket/cancel-bol',
  },
  sentences: [
    says('box-order-detail.boxOpen', boxStates),
    says('box-order-detail.closesAt', /(Changes close[^|]*)/),
    says('box-order-detail.price', /Seasonal veg box \| 1 \| (£[\d.]+)/),
    says('box-order-detail.grandTotal', /Total \| (£[\d.]+)/, { shop: askedTotal }),
    says('box-order-detail.remove', /(Cancel this box)/),
    notSaved('box-order-detail'),
    says('box-order-detail.contact', /(To change anything about this order)/, {
      not: { 'another tab': undone, refused: undone, 'lost answer': undone },
    }),
  ],
}

export const boxDialog: Scene = {
  name: 'a look into a box',
  at: '2026-11-25T20:59:00Z',
  path,
  page: data => markup(viewBox(asked(data), data)),
  open: () => press(/^(View|Change)/),
  elsewhere: cancel,
  moments,
  not: leadsAway,
  sentences: [
    says('view-box.boxOpen', boxStates),
    says('view-box.closesAt', /(Changes closed? [^|]*|This box has been cancelled)/),
    says('view-box.grandTotal', /Total \| (£[\d.]+)/, { shop: askedTotal }),
    says('view-box.editOrder', /(Change this box|Change only [^|]*|Order again)/),
  ],
}

/** A box that is paused and moved: the shop does both, and notifies the page of the change. */
export const boxPaused: Scene = {
  name: 'a box that does not come that day',
  at: '2026-11-25T12:00:00Z',
  path: '/account/orders/806-20261205',
  page: data => markup(boxOrderDetail(asked(data), data), viewBox(asked(data), data)),
  elsewhere: visit => pauseOn(visit, '2026-12-05'),
  not: { ...notPressed, 'the clock': 'only a change does it' },
  sentences: [
    says('box-order-detail.boxPaused', /(Your deliveries are paused on this day)/),
    says('box-order-detail.subtotal', /(You can still change this box)/),
  ],
}
export const boxMoved: Scene = {
  ...boxPaused,
  name: 'a box that the depot moves',
  // The box still has a page, that of its order.
  elsewhere: ({ state }) => void state.dayMoves.push({ from: '2026-12-05', to: '2026-12-07', name: 'Flood' }),
  isGone: true,
  sentences: [
    says('box-order-detail.boxMovedTo', /This box comes on ([^|]*) instead/, {
      shop: (_, { state }) =>
        state.dayMoves.some(({ name }) => name === 'Flood') ? 'Monday 7 December' : '',
    }),
  ],
}

export const again: Scene = {
  name: 'earlier boxes',
  at: '2026-11-25T20:59:00Z',
  begin: visit => put(visit, 231, 2),
  page: data => markup(orderAgain(data, 'grid')),
  open: () => press(/^(View|Change) box/, 1),
  async elsewhere(visit) {
    await visit.call('POST', '/api/basket/cancel-bol', { order_id: 801, date: '2026-11-26' })
    for (const order of visit.state.boxOrders)
      if (order.id === 806) order.lines = order.lines.map(line => ({ ...line, quantity: 7 }))
    await put(visit, 231, 5)
  },
  moments,
  deed: { press: () => press(/^Order again/), call: 'POST /api/basket/reorder-bol' },
  sentences: [
    says('order-again.viewOf', /Change box of (\d\d\/\d\d\/\d{4})/, { not: notPressed }),
    says('order-again.manyItems', /\w(\d+ items), £/, {
      not: { ...notPressed, 'the clock': 'each box of the order has as many' },
    }),
    says('order-again.andMore', /items, (£[\d.]+)/, {
      not: { ...notPressed, 'the clock': 'each box of the order costs as much' },
    }),
    says('order-again.boxOpen', boxStates, { not: notPressed }),
    says('order-again.order', /\| (\w+day [^|]*, order \d+)/, { not: notPressed }),
    says('order-again.addsToBasket', /filling has (\d+ items?)/, { not: timeless }),
  ],
}
