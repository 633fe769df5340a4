import {
  addToBasket,
  applyDiscount,
  cancelBasket,
  changeBasketLine,
  readBasket,
  readBasketQuantity,
  removeBasketLine,
} from '../../../../shared/domain/api/basket'
import { basketAnswer } from './answers/ordering-answers'
import { failureOf, json, openShop } from './fake-shop'

const read = (body: unknown) => readBasket(openShop([json(body)]).client)

describe('the Best of Local basket', () => {
  it('CALL-13 The basket is read with its lines, its discount and its order', async () => {
    const { client, sent } = openShop([json(basketAnswer)])
    const basket = await readBasket(client)
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/bol-basket' })
    expect(basket).toMatchObject({ discount: 139, coupon: 'SPRING5' })
    expect(basket.lines).toMatchObject([
      { id: '11', productId: '221', quantity: 2, isUnavailable: false, discount: 70 },
      { id: '12', productId: '231', quantity: 1, isUnavailable: true, discount: 0 },
    ])
    expect(basket.lines[0]?.product).toEqual({
      id: '221',
      name: 'Seasonal veg box',
      template: 'bol',
      code: '4201',
      isAvailable: true,
      maxAllowed: 3,
      price: 1450,
      image: '/assets/products/veg-box.svg',
      size: 'Picked this week',
    })
    expect(basket.draft).toMatchObject({
      id: '900',
      date: '2026-11-27',
      nextDelivery: '2026-12-04',
      frequency: 1,
      slot: '0',
      instructions: 'porch',
      editingOrderId: '871',
      parentId: null,
      weekday: 5,
    })
  })

  it('The decoder reads lines in an object, fields inside data, and a basket without an order', async () => {
    const { products } = basketAnswer
    const whole = await read({ data: { ...basketAnswer, products: { 11: products[0], 40: products[1] } } })
    expect(whole.lines.map(({ id }) => id)).toEqual(['11', '12'])
    expect(await read({ basket: [], order: null, products: [] })).toEqual({
      lines: [],
      discount: 0,
      coupon: null,
      draft: null,
    })
  })

  it.each([
    [null, null],
    [0, 0],
    ['12', 12],
    [-1, 0],
    [1.5, 1],
    [1e9, 100],
    ['many', null],
    [undefined, null],
  ])('A maximum of %j is read as %j', async (given, maximum) => {
    const line = { ...basketAnswer.products[0], product: { id: 221, max_qty_allowed: given } }
    expect((await read({ products: [line] })).lines[0]?.product.maxAllowed).toBe(maximum)
  })

  it('CALL-14 CALL-15 CALL-16 A quantity is sent with PUT; a line and an order are deleted', async () => {
    const { client, sent } = openShop([
      json({ success: true }),
      json({ success: true }),
      json({ success: true }),
    ])
    await changeBasketLine(client, '11', 4)
    await removeBasketLine(client, '11')
    await cancelBasket(client)
    expect(sent).toMatchObject([
      { method: 'PUT', url: 'https://shop.test/api/bol-basket/11', body: '{"quantity":4}' },
      { method: 'DELETE', url: 'https://shop.test/api/bol-basket/11', body: '' },
      { method: 'POST', url: 'https://shop.test/api/bol-basket/cancel', body: '{}' },
    ])
  })

  it('CALL-17 A product is posted with id, quantity and increment, and the shop’s message is returned', async () => {
    const { client, sent } = openShop([json({ success: true, message: 'Added.' })])
    await expect(addToBasket(client, { id: '221' }, { quantity: 2, increment: true })).resolves.toMatchObject(
      {
        message: 'Added.',
      },
    )
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://shop.test/api/product/bol',
      body: '{"id":221,"quantity":2,"increment":true}',
    })
  })

  it('CALL-04 All messages of all fields of a refused product form one list', async () => {
    const errors = { quantity: ['No more than 3.', 'Too many.'], id: ['Not this week.'] }
    const { client } = openShop([json({ errors }, 422)])
    const failure = await failureOf(addToBasket(client, { id: '221' }, { quantity: 9, increment: false }))
    expect(failure).toMatchObject({
      kind: 'rejected',
      messages: ['No more than 3.', 'Too many.', 'Not this week.'],
    })
  })

  it.each([
    [{ quantity: 2 }, 2],
    [{ data: { quantity: '3' } }, 3],
    [{ quantity: null }, null],
    [{}, null],
  ])('CALL-18 The quantity in %j is %j', async (body, quantity) => {
    const { client, sent } = openShop([json(body)])
    await expect(readBasketQuantity(client, { id: '221' })).resolves.toBe(quantity)
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://shop.test/api/product/bol/221' })
  })

  it('CALL-25 A code is applied, and CLEARDISCOUNT removes it', async () => {
    const { client, sent } = openShop([
      json({ success: true, message: 'Code applied.' }),
      json({ success: true }),
      json({ success: false, message: 'That code is not valid.' }),
    ])
    await expect(applyDiscount(client, 'SPRING5')).resolves.toMatchObject({ message: 'Code applied.' })
    await applyDiscount(client, null)
    expect(sent.map(({ body }) => body)).toEqual([
      '{"discount_code":"SPRING5"}',
      '{"discount_code":"CLEARDISCOUNT"}',
    ])
    expect(await failureOf(applyDiscount(client, 'NO'))).toMatchObject({
      kind: 'rejected',
      messages: ['That code is not valid.'],
    })
  })
})
