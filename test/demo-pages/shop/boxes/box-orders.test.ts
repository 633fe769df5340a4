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
