import {
  copyMonday,
  dayCaps,
  dayMaximum,
  itemsIn,
  itemsLeft,
  oneOffMaximum,
} from '../../../../../shared/domain/rules/essentials/day-caps'
import type { RegularDay } from '../../../../../shared/domain/rules/essentials/regular-order'
import fc from '../../../../support/fast-check'
import { present } from '../../../../support/present'

const limit = fc.option(fc.nat(100), { nil: null })
const limits = fc.record({ maxAllowed: limit, total: fc.option(fc.nat(200), { nil: null }) })
const anyDay = (weekday: number) =>
  fc.record({
    key: fc.constant(String(weekday)),
    weekday: fc.constant(weekday),
    quantity: fc.nat(100),
    frequency: fc.constantFrom(1, 2, 4),
    isActive: fc.boolean(),
    maximum: limit,
    hasOrder: fc.boolean(),
  })
const anyWeek: fc.Arbitrary<RegularDay[]> = fc.tuple(...[1, 2, 3, 4, 5, 6].map(anyDay))
const quantities = (...given: number[]) => given.map(quantity => ({ quantity, maximum: null }))

test.each([
  [null, null, 100],
  [null, 12, 12],
  [4, 12, 4],
  [20, 12, 12],
  [0, 12, 0],
  [null, 0, 0],
])(
  'G-05 RO-10 A-13 A day with its own maximum %s of a product with %s allows %s',
  (maximum, maxAllowed, most) => {
    expect(dayMaximum({ maximum }, { maxAllowed })).toBe(most)
  },
)

test.each([
  [null, null, 100],
  [null, undefined, 100],
  [null, 9, 9],
  [4, 9, 4],
  [0, 9, 0],
  [null, 0, 0],
])(
  'OO-03 OO-08 A-13 A one-off order of a product with %s on a page with %s allows %s',
  (own, ofPage, most) => {
    expect(oneOffMaximum(own, ofPage)).toBe(most)
  },
)

test.each([
  [quantities(0, 0, 0), null, [12, 12, 12]],
  [quantities(0, 0, 0), 6, [6, 6, 6]],
  [quantities(2, 2, 0), 6, [4, 4, 2]],
  [quantities(6, 0, 0), 6, [6, 0, 0]],
  [quantities(9, 0, 0), 6, [6, 0, 0]],
  [quantities(0, 0, 0), 40, [12, 12, 12]],
])("RO-14 (%#) Each day's maximum is what the total leaves beside the other days", (days, total, caps) => {
  expect(dayCaps(days, { maxAllowed: 12, total })).toEqual(caps)
})

test.each([
  [[1, 2], 6, 3],
  [[4, 4], 6, 0],
  [[4, 4], null, null],
])('Of %j under %s there is %s left', (given, total, left) => {
  expect(itemsLeft(quantities(...given), total)).toBe(left)
})

test("RO-14 A day raised to its maximum never exceeds the week's total, and no maximum is below 0", () => {
  fc.assert(
    fc.property(anyWeek, limits, fc.nat(5), (days, given, at) => {
      const caps = dayCaps(days, given)
      for (const cap of caps) expect(cap).toBeGreaterThanOrEqual(0)
      const others = itemsIn(days) - (days[at]?.quantity ?? 0)
      if (given.total !== null && others <= given.total)
        expect(others + (caps[at] ?? 0)).toBeLessThanOrEqual(given.total)
      expect(caps[at]).toBeLessThanOrEqual(dayMaximum(present(days[at]), given))
    }),
  )
})

test('Copying Monday keeps every limit, skips days without delivery, and fills the week in order', () => {
  fc.assert(
    fc.property(anyWeek, limits, (days, given) => {
      const copied = copyMonday(days, given)
      const wanted = days[0]?.quantity ?? 0
      const off = itemsIn(days.filter(({ isActive }) => !isActive))
      copied.forEach((day, at) => {
        if (!day.isActive) {
          expect(day).toEqual(days[at])
          return
        }
        const before = itemsIn(copied.slice(0, at).filter(({ isActive }) => isActive))
        const left = Math.max(0, (given.total ?? Infinity) - off - before)
        expect(day.quantity).toBe(Math.min(wanted, dayMaximum(day, given), left))
      })
    }),
  )
})
