import {
  type Basket,
  type BasketLine,
  type BoxDraft,
  basketTotals,
  checkoutBlocker,
  isAmendment,
  lineMaximum,
  linePrice,
  shortOfMinimum,
} from '../../../../shared/domain/rules/basket'
import {
  keepSameLines,
  latestNews,
  newsBetween,
  withQuantity,
} from '../../../../shared/domain/rules/basket-changes'
import type { Product } from '../../../../shared/domain/rules/product'
import { interpolate } from '../../../../shared/platform/values/interpolate'
import fc from '../../../support/fast-check'

const product: Product = {
  id: '231',
  name: 'Mature cheddar',
  template: 'bol',
  code: '4301',
  isAvailable: true,
  maxAllowed: null,
  price: 480,
  image: '',
  size: '300g',
}
const lineOf = (patch: Partial<BasketLine> = {}): BasketLine => ({
  id: '1',
  productId: '231',
  product,
  quantity: 1,
  isUnavailable: false,
  discount: 0,
  ...patch,
})
const boxOf = (lines: BasketLine[], patch: Partial<Basket> = {}): Basket => ({
  lines,
  discount: 0,
  coupon: null,
  draft: null,
  ...patch,
})

describe('the total of a basket', () => {
  it('BB-13 A-26 The total adds up the available lines less the discount', () => {
    const lines = [
      lineOf({ quantity: 2 }),
      lineOf({ id: '2', isUnavailable: true, quantity: 5 }),
      lineOf({ id: '3', product: { ...product, price: 425 }, discount: 100 }),
    ]
    expect(basketTotals(boxOf(lines, { discount: 139 }))).toEqual({
      subtotal: 1385,
      discount: 139,
      total: 1246,
      items: 8,
    })
  })

  it('A-26 A discount larger than the lines leaves nothing to pay', () => {
    expect(basketTotals(boxOf([lineOf()], { discount: 1000 })).total).toBe(0)
  })

  it('An unknown price makes the total unknown unless its line is unavailable', () => {
    const unpriced = lineOf({ product: { ...product, price: null } })
    expect(basketTotals(boxOf([lineOf(), unpriced]))).toMatchObject({ subtotal: null, total: null, items: 2 })
    expect(basketTotals(boxOf([lineOf(), { ...unpriced, isUnavailable: true }])).total).toBe(480)
    expect(linePrice(unpriced)).toBeNull()
  })

  it('I10 The total is exact to the penny for any number of lines', () => {
    const priced = fc.record({ price: fc.nat(99_999), quantity: fc.nat(100) })
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 300 }), fc.nat(50_000), (given, discount) => {
        const lines = given.map(({ price, quantity }, index) =>
          lineOf({ id: String(index), product: { ...product, price }, quantity }),
        )
        const sum = given.reduce((all, { price, quantity }) => all + BigInt(price) * BigInt(quantity), 0n)
        const { subtotal, total } = basketTotals(boxOf(lines, { discount }))
        expect(BigInt(subtotal ?? -1)).toBe(sum)
        expect(total).toBe(Math.max(0, Number(sum) - discount))
      }),
    )
  })

  it.each([
    [null, 100],
    [0, 0],
    [8, 8],
  ])('BB-09 A-13 A maximum of %p allows at most %p', (maxAllowed, most) => {
    expect(lineMaximum(lineOf({ product: { ...product, maxAllowed } }))).toBe(most)
  })
})

describe('blockers of the checkout', () => {
  const totals = { items: 2, total: 960 }
  const situation = { totals, isPostcodeConfirmed: true, minimum: 1000 }

  it('BB-21 A missing postcode comes first', () => {
    const empty = { totals: { items: 0, total: 0 }, isPostcodeConfirmed: false, minimum: 1000 }
    expect(checkoutBlocker(empty)).toBe('no-postcode')
  })
  it('BB-22 An empty basket comes second', () => {
    expect(checkoutBlocker({ ...situation, totals: { items: 0, total: 0 } })).toBe('empty')
  })
  it('BB-23 A total below the minimum comes third', () => {
    expect(checkoutBlocker(situation)).toBe('below-minimum')
    expect(shortOfMinimum(960, 1000)).toBe(40)
  })
  it('BB-25 A-42 A total equal to the minimum is enough', () => {
    expect(checkoutBlocker({ ...situation, totals: { items: 2, total: 1000 } })).toBeNull()
    expect(shortOfMinimum(1000, 1000)).toBe(0)
  })
  it('BB-24 A-38 Without a minimum from the page the total is not checked', () => {
    expect(checkoutBlocker({ ...situation, minimum: null })).toBeNull()
  })
})

it.each([
  ['no order yet', null, false],
  ['a new order', { editingOrderId: null, parentId: null }, false],
  ['an order being amended', { editingOrderId: '7', parentId: null }, true],
  ['one week of a repeating order', { editingOrderId: null, parentId: '7' }, true],
])('A-73 %s: is it an amendment? %p %p', (_, draft, expected) => {
  expect(isAmendment({ draft: draft as BoxDraft | null })).toBe(expected)
})

describe('changes of a basket', () => {
  const before = boxOf([lineOf(), lineOf({ id: '2', productId: '201', quantity: 3 })])

  it('An unchanged line stays the same object, and a changed line becomes a new object', () => {
    const fresh = boxOf([
      lineOf({ product: { ...product } }),
      lineOf({ id: '2', productId: '201', quantity: 4 }),
    ])
    const merged = keepSameLines(before, fresh)
    expect(merged.lines[0]).toBe(before.lines[0])
    expect(merged.lines[1]).toBe(fresh.lines[1])
    const dearer = boxOf([lineOf({ product: { ...product, price: 500 } })])
    expect(keepSameLines(before, dearer).lines[0]).toBe(dearer.lines[0])
  })

  it('A-15 A line with a quantity of 0 is dropped', () => {
    expect(withQuantity(before, '1', 0).lines.map(({ id }) => id)).toEqual(['2'])
    expect(withQuantity(before, '1', 5).lines[0]).toMatchObject({ quantity: 5 })
    expect(withQuantity(before, '1', 1).lines[0]).toBe(before.lines[0])
  })

  it('The notice names the products that the server changed, not those the customer changed', () => {
    const after = boxOf([lineOf({ quantity: 4 })])
    expect(newsBetween(before, after, () => false)).toEqual([
      { kind: 'changed', productId: '231', name: 'Mature cheddar', quantity: 4 },
      { kind: 'gone', productId: '201', name: 'Mature cheddar', quantity: 0 },
    ])
    expect(newsBetween(before, after, ({ id }) => id === '1')).toHaveLength(1)
    expect(newsBetween(before, before, () => false)).toEqual([])
  })

  it('Only the latest of several changes of a product is reported', () => {
    const news = { kind: 'saved', productId: '1', name: 'Milk', quantity: 2 } as const
    expect(latestNews([news, { ...news, kind: 'back', quantity: 1 }])).toEqual([
      { ...news, kind: 'back', quantity: 1 },
    ])
  })
})

it('A message gets the names it is given and keeps the other placeholders', () => {
  expect(interpolate('{name} is now {quantity} {else}', { name: '$& {quantity}', quantity: 3 })).toBe(
    '$& {quantity} is now 3 {else}',
  )
})
