import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'

let moment = '2026-11-25T12:00:00Z'
const now = () => new Date(moment)
const open = (as: 'guest' | 'customer' = 'customer') =>
  createDemoShop({ now }).visit({ as, hasPostcode: true })
type Visit = ReturnType<typeof open>
const body = async (reply: Promise<Response>) => ({
  status: (await reply).status,
  ...(await (await reply).json()),
})
const add = (visit: Visit, id: number, quantity = 1) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
const setDate = (visit: Visit, date: string | null, day: number | null = null, frequency = 0) =>
  body(visit.call('POST', '/api/bol-checkout/update-date', { date, day, frequency }))
const confirm = (visit: Visit, fields: object = {}, headers = {}) =>
  body(
    visit.call(
      'POST',
      '/api/bol-checkout/confirm',
      {
        frequency: 0,
        delivery_slot_id: '0',
        delivery_instructions: 'porch',
        other_delivery_instruction: '',
        day: null,
        ...fields,
      },
      headers,
    ),
  )
const placed = (visit: Visit) => visit.state.boxOrders.filter(({ id }) => id > 900)

beforeEach(() => {
  moment = '2026-11-25T12:00:00Z'
})

describe('the checkout of the demo shop', () => {
  it('CALL-24 The checkout takes a date or a weekday and returns the next delivery', async () => {
    const visit = open()
    await add(visit, 231, 3)
    expect(await setDate(visit, '2026-11-27')).toMatchObject({
      data: { changes: [], next_delivery: '2026-11-27' },
    })
    expect(await setDate(visit, null, 1, 2)).toMatchObject({ data: { next_delivery: '2026-11-30' } })
    expect(visit.state.box.draft).toMatchObject({ frequency: 2, weekday: 1, date: null })
    expect(await setDate(visit, '2026-11-29')).toMatchObject({
      status: 422,
      message: 'No deliveries on Sundays',
    })
    expect(await setDate(visit, '2026-12-25')).toMatchObject({
      status: 422,
      message: 'No delivery: Christmas Day',
    })
    expect(await setDate(visit, null, 7, 1)).toMatchObject({ status: 422 })
  })

  it('CALL-24 A date after its cut-off, nine in the evening before, is not available', async () => {
    const visit = open()
    await add(visit, 231, 3)
    moment = '2026-11-26T20:59:00Z'
    expect(await setDate(visit, '2026-11-27')).toMatchObject({ status: 200 })
    moment = '2026-11-26T21:00:00Z'
    expect(await setDate(visit, '2026-11-27')).toMatchObject({
      status: 422,
      message: 'Unfortunately it is past the Order Cutoff so please select a new delivery date',
    })
  })

  it('CALL-23 CALL-24 Products unavailable on the date are listed, cost nothing and can be removed', async () => {
    const visit = open()
    await add(visit, 231, 3)
    await add(visit, 211)
    expect(await setDate(visit, '2026-11-30')).toMatchObject({
      data: { changes: [{ product_id: 211, message: 'Sourdough cannot come on Monday 30 November.' }] },
    })
    const read = () => body(visit.call('GET', `/api/bol-checkout/${visit.state.box.draft?.id}`))
    expect((await read()).data.total).toBe('14.40')
    expect(await confirm(visit)).toMatchObject({
      status: 422,
      message: expect.stringContaining('on that day'),
    })
    await visit.call('POST', '/api/bol-checkout/remove-unavailable', {})
    expect(visit.state.box.lines).toHaveLength(1)
    expect(await confirm(visit)).toMatchObject({ status: 200 })
  })

  it('CALL-22 Confirming places one order and empties the basket', async () => {
    const visit = open()
    await add(visit, 231, 3)
    await setDate(visit, '2026-11-27')
    const { data } = await confirm(visit, { delivery_slot_id: '1' })
    expect(placed(visit)).toMatchObject([
      {
        id: data.id,
        start: '2026-11-27',
        frequency: 0,
        slot: '1',
        lines: [{ productId: 231, quantity: 3, price: 480 }],
      },
    ])
    expect(visit.state.box).toEqual({ lines: [], draft: null })
  })

  it('CALL-22 A confirmation is refused with a field, a redirect or a message', async () => {
    const visit = open()
    await add(visit, 231)
    await setDate(visit, '2026-11-27')
    expect(await confirm(visit)).toMatchObject({
      status: 422,
      message: expect.stringContaining('minimum order of £10.00'),
    })
    await add(visit, 231, 3)
    expect(await confirm(visit, { delivery_instructions: 'other' })).toMatchObject({
      status: 422,
      errors: { other_delivery_instruction: ['Please tell us where to leave your box.'] },
    })
    moment = '2026-11-26T21:30:00Z'
    expect(await confirm(visit)).toMatchObject({
      status: 422,
      message: expect.stringContaining('past the Order Cutoff'),
    })
    expect(placed(visit)).toEqual([])
    const guest = open('guest')
    await add(guest, 231, 3)
    await setDate(guest, '2026-12-01')
    expect(await confirm(guest)).toMatchObject({ status: 422, data: { redirect: '/register' } })
    expect(await confirm(open())).toMatchObject({ data: { redirect: '/shop/best-of-local/featured' } })
  })

  it('A-105 The same Idempotency-Key places no second order', async () => {
    const visit = open()
    await add(visit, 231, 3)
    await setDate(visit, '2026-11-27')
    const first = await confirm(visit, {}, { 'Idempotency-Key': 'k1' })
    expect(await confirm(visit, {}, { 'Idempotency-Key': 'k1' })).toEqual(first)
    expect(placed(visit)).toHaveLength(1)
  })

  it('Christmas boxes and hampers come once, and only before Christmas', async () => {
    const visit = open()
    await add(visit, 233)
    expect(await setDate(visit, null, 2, 1)).toMatchObject({
      status: 422,
      message: expect.stringContaining('only be ordered once'),
    })
    expect((await setDate(visit, '2026-11-27')).data.changes).toHaveLength(1)
    expect((await setDate(visit, '2026-12-23')).data.changes).toEqual([])
    expect(await confirm(visit)).toMatchObject({ status: 200 })
  })

  it('CO-31 CO-32 A hamper added to a weekly box prevents its confirmation', async () => {
    const visit = open()
    await add(visit, 231, 3)
    await setDate(visit, null, 2, 1)
    await add(visit, 235)
    expect(await confirm(visit, { frequency: 1, day: 2 })).toMatchObject({
      status: 422,
      message: expect.stringContaining('only be ordered once'),
    })
    expect(placed(visit)).toEqual([])
  })

  it("CALL-22 A confirmation for another day than the order's is refused", async () => {
    const visit = open()
    await add(visit, 231, 3)
    await setDate(visit, null, 2, 1)
    expect(await confirm(visit, { frequency: 1, day: 3 })).toMatchObject({ status: 422 })
    expect(await confirm(visit, { frequency: 1, day: 2 })).toMatchObject({ status: 200 })
  })

  it('CO-29 A-43 Without JavaScript the instructions are required and limited in the same way', async () => {
    const visit = open()
    const checkOut = async (fields: Record<string, string>) => {
      await visit.submit('/shop/best-of-local/checkout', {
        frequency: '0',
        date: '2026-11-27',
        delivery_instructions: 'other',
        ...fields,
      })
      return Object.keys(visit.page('/shop/best-of-local/checkout').errors)
    }
    await add(visit, 231, 3)
    const words = { other_delivery_instruction: 'x'.repeat(256) }
    expect(await checkOut({ delivery_slot_id: '0', ...words })).toEqual(['other_delivery_instruction'])
    expect(await checkOut({ delivery_slot_id: '0' })).toEqual(['other_delivery_instruction'])
    expect(placed(visit)).toEqual([])
    expect(await checkOut({ delivery_slot_id: '1' })).toEqual([])
    expect(placed(visit)).toHaveLength(1)
  })
})
