import {
  daysToSend,
  hasRegularOrder,
  noRegularOrder,
  orderPeriod,
  type RegularDay,
  sharedFrequency,
  wholeWeek,
} from '../../../../../shared/domain/rules/essentials/regular-order'
import fc from '../../../../support/fast-check'

const day = (weekday: number, more: Partial<RegularDay> = {}): RegularDay => ({
  key: String(weekday),
  weekday,
  quantity: 0,
  frequency: 1,
  isActive: true,
  maximum: null,
  hasOrder: false,
  ...more,
})
const week = (...quantities: number[]) =>
  quantities.map((quantity, index) => day(index + 1, { quantity, hasOrder: quantity > 0 }))

describe('the days of an order', () => {
  test('A-09 An order that was never saved has six days under the keys 1 to 6', () => {
    expect(noRegularOrder().days.map(({ key, quantity, isActive }) => [key, quantity, isActive])).toEqual(
      ['1', '2', '3', '4', '5', '6'].map(key => [key, 0, true]),
    )
  })

  test('G-05 RO-01 Days left out by the shop are neither offered nor sent; without any day all are offered', () => {
    const { days } = wholeWeek({ days: [day(2, { quantity: 1 })], isList: false })
    expect(days.map(({ quantity }) => quantity)).toEqual([0, 1, 0, 0, 0, 0])
    expect(days.map(({ isActive }) => isActive)).toEqual([false, true, false, false, false, false])
    expect(daysToSend({ days, isList: false }).map(({ key }) => key)).toEqual(['2'])
    expect(daysToSend(wholeWeek({ days: [], isList: false }))).toHaveLength(6)
  })

  test('A-09 When days have names, a missing day has no key and is not sent', () => {
    const { days } = wholeWeek({ days: [day(2, { key: 'tuesday' })], isList: false })
    expect(days).toHaveLength(6)
    expect(days.filter(({ isActive }) => isActive).map(({ weekday }) => weekday)).toEqual([2])
    expect(daysToSend({ days, isList: false }).map(({ key }) => key)).toEqual(['tuesday'])
  })

  test('A-09 A-12 Of an object only days with a delivery are sent, of a list every entry', () => {
    const days = [day(1), day(2, { isActive: false }), day(3)]
    expect(daysToSend({ days, isList: false }).map(({ key }) => key)).toEqual(['1', '3'])
    expect(daysToSend({ days, isList: true }).map(({ key }) => key)).toEqual(['1', '2', '3'])
  })

  test('RO-08 A-12 An order exists when a day says so or has a quantity', () => {
    expect(hasRegularOrder(week(0, 0))).toBe(false)
    expect(hasRegularOrder(week(0, 1))).toBe(true)
    expect(hasRegularOrder([day(1, { hasOrder: true })])).toBe(true)
  })
})

describe('the frequency of an order', () => {
  test.each([
    ['weekly when nothing is ordered', [day(1, { frequency: 4 })], 1],
    ['that of the ordered days', [day(1), day(2, { quantity: 1, frequency: 2 })], 2],
    [
      'none when the ordered days differ',
      [day(1, { quantity: 1 }), day(2, { quantity: 1, frequency: 2 })],
      null,
    ],
    [
      'none when a day at 0 still has an order',
      [day(1, { quantity: 1 }), day(2, { hasOrder: true, frequency: 2 })],
      null,
    ],
  ])('A-10 The shared frequency is %s', (_, days, frequency) => {
    expect(sharedFrequency(days)).toBe(frequency)
  })

  test.each([
    [week(0, 0), 135, { weeks: 1, items: 0, cost: 0 }],
    [week(2, 0, 2, 0, 2, 3), 135, { weeks: 1, items: 9, cost: 1215 }],
    [[day(5, { quantity: 2, frequency: 2 })], 135, { weeks: 2, items: 2, cost: 270 }],
    [
      [day(1, { quantity: 2 }), day(5, { quantity: 1, frequency: 4 })],
      135,
      { weeks: 4, items: 9, cost: 1215 },
    ],
    [
      [day(1, { quantity: 1, frequency: 2 }), day(5, { quantity: 1, frequency: 3 })],
      100,
      { weeks: 6, items: 5, cost: 500 },
    ],
    [
      [day(1, { quantity: 0, frequency: 4 }), day(2, { quantity: 1 })],
      135,
      { weeks: 1, items: 1, cost: 135 },
    ],
    [week(1), null, { weeks: 1, items: 1, cost: null }],
  ])('A period has whole items and exact pence (%#)', (days, price, period) => {
    expect(orderPeriod(days, price)).toEqual(period)
  })

  test('A period has as many items as its deliveries bring, at any frequency', () => {
    const days = fc.array(
      fc.record({ quantity: fc.nat(100), frequency: fc.constantFrom(1, 2, 3, 4, 6, 8) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(days, fc.nat(10_000), (given, price) => {
        const { weeks, items, cost } = orderPeriod(given, price)
        const counted = given.reduce((sum, { quantity, frequency }) => {
          let came = 0
          if (quantity) for (let at = 0; at < weeks; at += frequency) came += quantity
          return sum + came
        }, 0)
        expect(items).toBe(counted)
        expect(cost).toBe(items * price)
      }),
    )
  })

  test('A frequency as large as a number can be does not hang the page', () => {
    const given = [
      day(1, { quantity: 1, frequency: 999_999_999_999_989 }),
      day(2, { quantity: 1, frequency: 4 }),
    ]
    expect(orderPeriod(given, 100).items).toEqual(expect.any(Number))
  })
})
