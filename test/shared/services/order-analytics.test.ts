/** @jest-environment ./test/support/jsdom-env.mjs */
import { type OrderReport, trackOrder } from '../../../shared/services/analytics'

const milk = { id: '101', name: 'Whole milk', price: 135, template: 'de' } as const
const report = (fields: Partial<OrderReport> = {}): OrderReport => ({
  product: milk,
  before: 0,
  after: 2,
  orderType: 'one_off',
  isGuest: false,
  ...fields,
})
const pushed = (fields?: Partial<OrderReport>) => {
  const dataLayer: object[] = []
  Object.assign(window, { dataLayer })
  trackOrder(report(fields))
  return dataLayer
}

test('ANA-01 ANA-04 ANA-06 ANA-08 ANA-11 what is ordered for the first time is an add, in GBP, with its order and product type', () => {
  expect(pushed()).toEqual([
    { ecommerce: null },
    {
      event: 'add_to_cart',
      order_type: 'one_off',
      product_type: 'de',
      ecommerce: {
        currency: 'GBP',
        value: 2.7,
        items: [
          {
            item_id: '101',
            item_name: 'Whole milk',
            item_category: 'de',
            item_variant: 'one_off',
            quantity: 2,
            price: 1.35,
          },
        ],
      },
    },
  ])
})

test('ANA-07 more of what was ordered is an update, of the difference', () => {
  expect(pushed({ before: 2, after: 5 })[1]).toMatchObject({
    event: 'update_cart',
    ecommerce: { value: 4.05, items: [{ quantity: 3 }] },
  })
})

test('ANA-09 ANA-10 a regular order counts by its total', () => {
  expect(pushed({ orderType: 'regular', before: 0, after: 6 })[1]).toMatchObject({
    event: 'add_to_cart',
    order_type: 'regular',
  })
  expect(pushed({ orderType: 'regular', before: 6, after: 12 })[1]).toMatchObject({ event: 'update_cart' })
})

test('ANA-06 ANA-07 less, as much, or nothing at all is not reported', () => {
  for (const [before, after] of [
    [3, 2],
    [3, 3],
    [3, 0],
    [0, 0],
  ] as const)
    expect(pushed({ before, after })).toEqual([])
})

test('ANA-05 nothing is reported about a guest', () => {
  expect(pushed({ isGuest: true })).toEqual([])
})

test('without a price neither price nor value is made up', () => {
  const [, event] = pushed({ product: { ...milk, price: null } })
  expect(event).not.toHaveProperty('ecommerce.value')
  expect(event).not.toHaveProperty('ecommerce.items.0.price')
})
