import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'

const now = () => new Date('2026-11-25T12:00:00Z')
const open = (setup = { as: 'customer', hasPostcode: true } as const) => createDemoShop({ now }).visit(setup)
const body = async (reply: Promise<Response>) => ({
  status: (await reply).status,
  ...(await (await reply).json()),
})

const add = (visit: ReturnType<typeof open>, id: number, quantity: number, increment = false) =>
  body(visit.call('POST', '/api/product/bol', { id, quantity, increment }))
const basket = (visit: ReturnType<typeof open>) => body(visit.call('GET', '/api/bol-basket'))

describe('the box basket of the demo shop', () => {
  it('CALL-17 The basket adds a number of a product or sets its quantity', async () => {
    const visit = open()
    expect(await add(visit, 231, 2, true)).toMatchObject({
      success: true,
      message: 'Mature cheddar added to your box.',
    })
    await add(visit, 231, 2, true)
    expect(visit.state.box.lines).toMatchObject([{ productId: 231, quantity: 4 }])
    await add(visit, 231, 3)
    expect(visit.state.box.lines).toMatchObject([{ productId: 231, quantity: 3 }])
    expect(await body(visit.call('GET', '/api/product/bol/231'))).toMatchObject({ data: { quantity: '3' } })
  })

  it('CALL-17 The basket refuses products that are out of stock, over the maximum, fractional or without a postcode', async () => {
    const visit = open()
    expect(await add(visit, 204, 1)).toMatchObject({
      status: 422,
      errors: { id: [expect.stringContaining('out of stock')] },
    })
    expect(await add(visit, 221, 4)).toMatchObject({
      status: 422,
      errors: { quantity: [expect.stringContaining('no more than 3')] },
    })
    expect(await add(visit, 221, 1.5)).toMatchObject({ status: 422 })
    expect(await add(visit, 101, 1)).toMatchObject({ status: 422 })
    expect(visit.state.box.lines).toEqual([])
    const guest = createDemoShop({ now }).visit({ as: 'guest', hasPostcode: false })
    expect(await add(guest, 231, 1)).toMatchObject({
      status: 422,
      errors: { postcode: ['Please enter a postcode before adding products'] },
    })
  })

  it('CALL-13 CALL-14 CALL-15 The basket returns its lines, which are changed and removed by their own id', async () => {
    const visit = open()
    await add(visit, 231, 1)
    await add(visit, 201, 2)
    const { products, order } = await basket(visit)
    expect(products).toMatchObject([
      { product_id: 231, quantity: 1, product: { name: 'Mature cheddar' }, unavailable: false },
      { product_id: 201, quantity: 2 },
    ])
    expect(order).toMatchObject({ frequency: 0, date: null, parent_id: null, editing_order_id: null })
    const line = `/api/bol-basket/${products[0].id}`
    expect(await body(visit.call('PUT', line, { quantity: 101 }))).toMatchObject({ status: 422 })
    expect(await body(visit.call('PUT', line, { quantity: 5 }))).toMatchObject({ success: true })
    expect(visit.state.box.lines[0]).toMatchObject({ quantity: 5 })
    await visit.call('DELETE', line)
    expect(visit.state.box.lines).toMatchObject([{ productId: 201 }])
    expect(await body(visit.call('PUT', line, { quantity: 1 }))).toMatchObject({ status: 404 })
    expect(Object.keys((await basket(visit)).products)).toEqual(['0'])
  })

  it('CALL-25 A code takes a share off every line, to the penny, and can be removed', async () => {
    const visit = open()
    await add(visit, 231, 1)
    await add(visit, 201, 3)
    const apply = (discount_code: string) =>
      body(visit.call('POST', '/api/basket/apply-discount', { discount_code }))
    expect(await apply('spring5')).toMatchObject({ success: true })
    // 5 % of £4.80 is 24p, of £12.75 64p.
    expect((await basket(visit)).basket).toMatchObject({
      discount_amount: '0.88',
      coupon_code: 'SPRING5',
      deliveries: [{ discount_amount: '0.24' }, { discount_amount: '0.64' }],
    })
    expect(await apply('SUMMR')).toMatchObject({
      status: 422,
      success: false,
      message: 'That code is not valid.',
    })
    expect(await apply('RESTING')).toMatchObject({ status: 200, success: false })
    expect(visit.state.coupon).toBe('SPRING5')
    await apply('CLEARDISCOUNT')
    expect((await basket(visit)).basket).toMatchObject({ discount_amount: '0.00', coupon_code: null })
  })

  it('CALL-25 A code has expired from the day after its last', async () => {
    const apply = async (at: string) => {
      const visit = createDemoShop({ now: () => new Date(at) }).visit({ as: 'customer' })
      return body(visit.call('POST', '/api/basket/apply-discount', { discount_code: 'SPRING19' }))
    }
    expect(await apply('2019-05-31T22:30:00Z')).toMatchObject({ success: true })
    expect(await apply('2019-05-31T23:30:00Z')).toMatchObject({
      status: 422,
      success: false,
      message: 'That code has expired.',
    })
  })
})
