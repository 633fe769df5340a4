import { boxesBetween } from '../../../../demo-pages/shop/boxes/box-orders'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'

const now = () => new Date('2026-11-25T12:00:00Z')
const open = () => createDemoShop({ now }).visit({ as: 'customer' })
type Visit = ReturnType<typeof open>
const body = async (reply: Promise<Response>) => ({
  status: (await reply).status,
  ...(await (await reply).json()),
})
const boxes = (visit: Visit, from = '2026-10-01', to = '2026-12-31') =>
  boxesBetween(visit.state, now(), from, to)
const boxOn = (visit: Visit, order: number, date: string) =>
  boxes(visit, date, date).find(({ order_id }) => order_id === order)
const edit = (visit: Visit, order: number, date: string | null) =>
  body(visit.call('POST', '/api/basket/edit-bol', { order, date }))

describe('box orders of the demo shop', () => {
  it('The first customer has boxes in every state', () => {
    const all = boxes(open())
    const states = {
      delivered: all.some(box => box.delivered && box.paid),
      failed: all.some(box => box.failed.status),
      failing: all.some(box => box.failing.status),
      cancelled: all.some(box => box.cancelled),
      undeliverable: all.some(box => !box.deliverable),
      onItsWay: all.some(box => box.past_cutoff && !box.delivered && box.deliverable && !box.cancelled),
      open: all.some(box => !box.past_cutoff && !box.cancelled),
      weekly: all.some(box => box.order.frequency === 1),
      fortnightly: all.some(box => box.order.frequency === 2),
      once: all.some(box => box.order.frequency === 0),
      modified: all.some(box => box.modified),
      shifted: all.some(box => box.shifted),
      short: all.some(box =>
        box.deliveries.some(
          row => row.quantity_delivered !== null && row.quantity_delivered < row.quantity_ordered,
        ),
      ),
      gone: all.some(box => box.deliveries.some(row => row.unavailable)),
      discounted: all.some(box => box.discount_amount !== '0.00'),
    }
    expect(Object.entries(states).filter(([, is]) => !is)).toEqual([])
    const tonight = boxesBetween(open().state, new Date('2026-11-25T22:00:00Z'), '2026-11-26', '2026-11-26')
    expect(tonight).toMatchObject([
      { past_cutoff: true, delivered: false, deliverable: true },
      { deliverable: false },
    ])
  })

  it('A box on a bank holiday is shifted to the next working day', () => {
    const visit = open()
    const [shifted, moved] = boxes(visit, '2026-12-25', '2026-12-29').filter(
      ({ order_id }) => order_id === 803,
    )
    expect(shifted).toMatchObject({
      start_date: '2026-12-25',
      shifted: true,
      order: { daymove_id: 20261225 },
    })
    expect(moved).toMatchObject({ start_date: '2026-12-29', shifted: false })
  })

  it('A total is its lines less their discounts, to the penny', () => {
    for (const box of boxes(open())) {
      const pence = (pounds: string) => Math.round(Number(pounds) * 100)
      expect(pence(box.subtotal) - pence(box.discount_amount)).toBe(pence(box.grand_total))
      expect(box.deliveries.reduce((sum, row) => sum + pence(row.total_price), 0)).toBe(pence(box.subtotal))
    }
  })

  it('CALL-19 OA-01 The latest three orders are returned, the last ordered first', async () => {
    const visit = open()
    const latest = async () => {
      const { data } = await body(visit.call('GET', '/api/basket/latest-bol'))
      return data.map((box: { order_id: number; start_date: string }) => [box.order_id, box.start_date])
    }
    const [newest, repeating] = await latest()
    expect(await latest()).toEqual([
      [806, '2026-12-05'],
      [801, '2026-11-26'],
      [802, '2026-11-24'],
    ])
    await visit.call('POST', '/api/product/bol', { id: 233, quantity: 1, increment: false })
    await visit.call('POST', '/api/bol-checkout/update-date', { date: '2026-12-23', day: null, frequency: 0 })
    const { data } = await body(visit.call('POST', '/api/bol-checkout/confirm', { frequency: 0 }))
    expect(await latest()).toEqual([[data.id, '2026-12-23'], newest, repeating])
  })

  it("A visitor who has logged out cannot see, change, cancel or repeat the customer's orders", async () => {
    const visit = open()
    await visit.submit('/logout')
    for (const path of ['edit-bol', 'cancel-bol', 'reorder-bol'])
      expect((await visit.call('POST', `/api/basket/${path}`, {})).status).toBe(401)
    expect((await visit.call('PUT', '/api/bol-order/edit/806-20261205')).status).toBe(401)
    expect((await visit.call('GET', '/api/basket/latest-bol')).status).toBe(401)
  })

  it('CALL-20 Re-ordering puts the available products into the basket', async () => {
    const visit = open()
    const box = boxes(visit).find(({ order_id }) => order_id === 803)
    expect(
      await body(
        visit.call('POST', '/api/basket/reorder-bol', { order_id: 803, deliveries: box?.deliveries }),
      ),
    ).toMatchObject({ success: true, redirect: '/shop/best-of-local/checkout' })
    expect(visit.state.box.lines).toMatchObject([{ productId: 231, quantity: 1 }])
    const nothing = [{ product_id: 299, quantity_ordered: 1 }]
    expect(
      await body(visit.call('POST', '/api/basket/reorder-bol', { order_id: 803, deliveries: nothing })),
    ).toMatchObject({ success: false })
  })

  it('CALL-26 CALL-27 An order is amended in the basket: one week, all weeks or a single order', async () => {
    const visit = open()
    expect(await edit(visit, 801, '2026-12-03')).toMatchObject({ success: true })
    expect(visit.state.box.draft).toMatchObject({
      parentId: 801,
      editingOrderId: 801,
      date: '2026-12-03',
      frequency: 1,
    })
    expect(visit.state.box.lines).toHaveLength(4)
    expect(await edit(visit, 806, null)).toMatchObject({ status: 409 })
    await visit.call('POST', '/api/bol-basket/cancel', {})
    expect(await edit(visit, 801, null)).toMatchObject({ success: true })
    expect(visit.state.box.draft).toMatchObject({ parentId: null, editingOrderId: 801, weekday: 4 })
    await visit.call('POST', '/api/bol-basket/cancel', {})
    const single = boxOn(visit, 806, '2026-12-05')
    expect((await visit.call('PUT', `/api/bol-order/edit/${single?.id}`)).status).toBe(200)
    expect(visit.state.box.draft).toMatchObject({ parentId: null, editingOrderId: 806, date: '2026-12-05' })
  })

  it('CALL-26 An order past its cut-off cannot be amended', async () => {
    const visit = open()
    const gone = boxOn(visit, 802, '2026-11-24')
    expect(await body(visit.call('PUT', `/api/bol-order/edit/${gone?.id}`))).toMatchObject({ status: 422 })
    expect((await visit.call('PUT', '/api/bol-order/edit/1-20260101')).status).toBe(404)
  })

  it('Confirming an amendment of one week changes that week only', async () => {
    const visit = open()
    await edit(visit, 801, '2026-12-03')
    const line = visit.state.box.lines.find(({ productId }) => productId === 201)
    await visit.call('PUT', `/api/bol-basket/${line?.id}`, { quantity: 5 })
    const sent = {
      frequency: 1,
      delivery_slot_id: 0,
      delivery_instructions: 'porch',
      other_delivery_instruction: '',
      day: 4,
    }
    expect(await body(visit.call('POST', '/api/bol-checkout/confirm', sent))).toMatchObject({
      data: { id: 801 },
    })
    const bacon = (date: string) => boxOn(visit, 801, date)?.deliveries.find(row => row.product_id === 201)
    expect(bacon('2026-12-03')?.quantity_ordered).toBe(5)
    expect(bacon('2026-12-17')?.quantity_ordered).toBe(2)
    expect(boxOn(visit, 801, '2026-12-03')?.order.parent_id).toBe(801)
  })

  it('CALL-28 Cancelling removes one delivery or all future ones', async () => {
    const visit = open()
    const cancel = (date: string | null) =>
      body(visit.call('POST', '/api/basket/cancel-bol', { order_id: 801, date }))
    await cancel('2026-12-03')
    expect(boxOn(visit, 801, '2026-12-03')).toMatchObject({ cancelled: true })
    expect(boxOn(visit, 801, '2026-12-17')).toMatchObject({ cancelled: false })
    expect(await cancel('2026-11-19')).toMatchObject({ status: 422 })
    await cancel(null)
    expect(boxOn(visit, 801, '2026-12-17')).toMatchObject({ cancelled: true })
    expect(boxOn(visit, 801, '2027-03-04')).toBeUndefined()
    expect(boxOn(visit, 801, '2026-11-19')).toMatchObject({ delivered: true })
  })
})
