import { addToBasket } from '../../../../shared/domain/api/basket'
import {
  cancelBoxOrder,
  editBasketBox,
  reorderBox,
  toBoxOrder,
} from '../../../../shared/domain/api/box-orders'
import { roundTripId } from '../../../../shared/domain/api/client/fields'
import {
  readOneOff,
  removeOneOff,
  saveDayOrder,
  saveOneOff,
  saveRegularOrder,
} from '../../../../shared/domain/api/essentials'
import { findMoveConflicts } from '../../../../shared/domain/api/house-move'
import { toProduct } from '../../../../shared/domain/api/product'
import { identifier } from '../../../../shared/platform/values/decoder'
import { calendarDay } from '../../../support/calendar-day'
import { json, openShop } from './fake-shop'

type Shop = ReturnType<typeof openShop>['client']
const day = calendarDay('2026-12-04')
const box = (id: unknown) =>
  toBoxOrder({ id: '806-20261204', order_id: id, start_date: '2026-12-04', deliveries: [], products: [] })
const regular = { days: [], isList: false, isDeleted: false } as never

/** Each body that carries an id of the shop: the id's field, and the call that sends it. */
const bodies: readonly [string, string, (client: Shop, id: unknown) => Promise<unknown>][] = [
  [
    'add to the basket',
    'id',
    (to, id) => addToBasket(to, toProduct({ id }), { quantity: 1, increment: true }),
  ],
  ['save a regular order', 'id', (to, id) => saveRegularOrder(to, toProduct({ id }), regular)],
  ['save a day', 'id', (to, id) => saveDayOrder(to, toProduct({ id }), { date: day, quantity: 1 })],
  [
    'order for a date',
    'id',
    (to, id) => saveOneOff(to, toProduct({ id }), { quantity: 1, date: day, orderId: null }),
  ],
  ['remove a date', 'id', (to, id) => removeOneOff(to, toProduct({ id }), day)],
  ['order a box again', 'order_id', (to, id) => reorderBox(to, box(id))],
  ['edit a box', 'order', (to, id) => editBasketBox(to, box(id), { isThisWeekOnly: false })],
  ['cancel a box', 'order_id', (to, id) => cancelBoxOrder(to, box(id), { isAllFuture: true })],
  [
    'move house',
    'address',
    (to, id) =>
      findMoveConflicts(to, {
        address: roundTripId('address', identifier)(id, ''),
        postcode: 'BA1 5LR',
        date: day,
      }),
  ],
]

const cells = bodies.flatMap(([name, field, send]) =>
  [12, '12', 'abc-12', '007'].map(id => [name, id, field, send] as const),
)

test.each(cells)('J-96 CO-38 To %s, the id %j is sent back unchanged', async (_name, id, field, send) => {
  const { client, sent } = openShop([json({ success: true })])
  await send(client, id).catch(() => {})
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ [field]: id })
})

test('J-96 The id of a one-off order is sent back unchanged', async () => {
  const offer = { dates: {}, quantity: 1, order_id: '31', frequency: 0 }
  const { client, sent } = openShop([json(offer), json({ success: true })])
  const { orderId } = await readOneOff(client, { id: '5' }, day)
  await saveOneOff(client, { id: '5' }, { quantity: 2, date: day, orderId })
  expect(JSON.parse(String(sent[1]?.body))).toMatchObject({ order_id: '31' })
})
