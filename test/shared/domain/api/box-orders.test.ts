import {
  cancelBoxOrder,
  editBasketBox,
  editBoxOrder,
  readLatestBoxes,
  reorderBox,
  toBoxOrder,
  toUnfinished,
} from '../../../../shared/domain/api/box-orders'
import { boxOrder } from './answers/ordering-answers'
import { json, openShop } from './fake-shop'

const box = toBoxOrder(boxOrder)

describe('box orders', () => {
  it('CALL-19 The latest orders are read from data, or from the answer itself', async () => {
    for (const body of [{ data: [boxOrder] }, [boxOrder], { data: { 4: boxOrder } }]) {
      const { client, sent } = openShop([json(body)])
      expect(await readLatestBoxes(client)).toEqual([box])
      expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/basket/latest-bol' })
    }
    expect(await readLatestBoxes(openShop([json({ data: [] })]).client)).toEqual([])
  })

  it('An order is read with its money in pence, its state and its deliveries', () => {
    expect(box).toMatchObject({
      id: '31',
      orderId: '871',
      date: '2026-11-26',
      subtotal: 2780,
      discount: 139,
      total: 2641,
      frequency: 2,
      weekday: 4,
      failed: null,
      failing: 'Card declined',
      isPastCutoff: false,
      isDeliverable: true,
      products: [{ name: 'Seasonal veg box', quantity: 2, image: '/veg.svg', price: 1500 }],
      deliveries: [
        { name: 'Seasonal veg box', ordered: 2, delivered: null, price: 2900, isUnavailable: false },
      ],
    })
  })

  it('A moved or amended delivery is recognised in whichever field carries it', () => {
    const moved = toBoxOrder({ ...boxOrder, order: { ...boxOrder.order, daymove_id: 4 } })
    const changed = toBoxOrder({ ...boxOrder, order: { ...boxOrder.order, parent_id: 9 } })
    expect(moved).toMatchObject({ isMoved: true, isShifted: false, isModified: false })
    expect(changed).toMatchObject({ isModified: true, parentId: '9' })
    expect(toBoxOrder({ ...boxOrder, shifted: 1, modified: '1' })).toMatchObject({
      isShifted: true,
      isModified: true,
    })
  })

  it('G-02 A missing discount follows from the sums, or is unknown without them', () => {
    const of = (sums: object) => toBoxOrder({ ...boxOrder, discount_amount: undefined, ...sums }).discount
    expect(of({ subtotal: '3.10', grand_total: '3.10' })).toBe(0)
    expect(of({ subtotal: '3.10', grand_total: '2.80' })).toBe(30)
    expect(of({ subtotal: '3.10', grand_total: '4.00' })).toBe(null)
    expect(of({ subtotal: null, grand_total: '2.80' })).toBe(null)
    expect(of({ discount_amount: '0.10' })).toBe(10)
  })

  it.each([[null], [[]], ['x'], [7], [{}]])('F-04 %j is no order', given => {
    expect(() => toBoxOrder(given)).toThrow()
  })

  it('CALL-20 Re-ordering sends order_id and the deliveries exactly as they came', async () => {
    const { client, sent } = openShop([json({ success: true, redirect: '/shop/best-of-local/checkout' })])
    await expect(reorderBox(client, box)).resolves.toMatchObject({ redirect: '/shop/best-of-local/checkout' })
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'https://shop.test/api/basket/reorder-bol' })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ order_id: 871, deliveries: boxOrder.deliveries })
  })

  it('CALL-26 Editing from a page sends a PUT to the box’s own id, without a payload', async () => {
    const { client, sent } = openShop([json({ success: true })])
    await editBoxOrder(client, box)
    expect(sent[0]).toMatchObject({ method: 'PUT', url: 'https://shop.test/api/bol-order/edit/31', body: '' })
  })

  it('CALL-27 Editing from the week posts order and date: the date unchanged for one week, else null', async () => {
    const { client, sent } = openShop([json({}), json({})])
    await editBasketBox(client, box, { isThisWeekOnly: true })
    await editBasketBox(client, box, { isThisWeekOnly: false })
    expect(sent.map(({ body }) => body)).toEqual([
      '{"order":871,"date":"2026-11-26"}',
      '{"order":871,"date":null}',
    ])
  })

  it('CALL-28 Cancelling posts order_id and date: null for all future boxes', async () => {
    const { client, sent } = openShop([json({}), json({})])
    await cancelBoxOrder(client, box, { isAllFuture: false })
    await cancelBoxOrder(client, box, { isAllFuture: true })
    expect(sent.map(({ body }) => body)).toEqual([
      '{"order_id":871,"date":"2026-11-26"}',
      '{"order_id":871,"date":null}',
    ])
  })

  it.each([undefined, null, '', 'soon'])(
    'BD-14 A-31 HB-44 For one week nothing is sent with %p as its date, as it would change every week',
    async start_date => {
      const undated = toBoxOrder({ ...boxOrder, start_date })
      const { client, sent } = openShop([json({}), json({})])
      await expect(cancelBoxOrder(client, undated, { isAllFuture: false })).rejects.toThrow(
        'nothing was sent',
      )
      await expect(editBasketBox(client, undated, { isThisWeekOnly: true })).rejects.toThrow(
        'nothing was sent',
      )
      expect(sent).toEqual([])
    },
  )

  it('An unfinished amendment is present or absent in every spelling of nothing', () => {
    expect(toUnfinished({ date: '26/11/2026', frequency: '2', weekday: 4 })).toEqual({
      date: '2026-11-26',
      frequency: 2,
      weekday: 4,
    })
    for (const none of [null, undefined, [], {}, '', false]) expect(toUnfinished(none)).toBeNull()
  })
})
