import { maxQuantity, parseQuantity } from '../../../../shared/domain/rules/quantity'
import fc from '../../../support/fast-check'

describe('a typed quantity', () => {
  it.each([
    ['', 0, 0],
    ['abc', 0, 0],
    ['-3', 0, 0],
    ['+3', 0, 0],
    ['1e3', 0, 0],
    ['٣', 3, 3],
    ['\u200e５\u00a0', 5, 5],
    ['1½', 0, 0],
    ['−3', 0, 0],
    ['1,000', 0, 0],
    ['NaN', 0, 0],
    ['Infinity', 0, 0],
    ['.5', 0, 0],
    [' 5 ', 5, 5],
    ['007', 7, 7],
    ['0', 0, 0],
    ['12', 12, 12],
    ['13', 12, 0],
    ['9'.repeat(400), 12, 0],
    ['1.5', 1, 0],
    ['3.', 3, 0],
    ['99.9', 12, 0],
  ])('%j with a maximum of 12 is %i when clamped, and %i in a regular order', (text, clamped, zeroed) => {
    expect(parseQuantity(text, { max: 12, overLimit: 'clamp' })).toBe(clamped)
    expect(parseQuantity(text, { max: 12, overLimit: 'zero' })).toBe(zeroed)
  })

  it('A quantity is always a whole number from 0 to the maximum, also for a megabyte of text', () => {
    const limits = fc.record({
      max: fc.integer({ min: 0, max: 100 }),
      overLimit: fc.constantFrom('clamp', 'zero'),
    })
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
        limits,
        (text, limit) => {
          const quantity = parseQuantity(text, limit)
          return Number.isInteger(quantity) && quantity >= 0 && quantity <= limit.max
        },
      ),
    )
    expect(parseQuantity('x'.repeat(1e6), { max: 12, overLimit: 'clamp' })).toBe(0)
  })
})

describe('the default maximum', () => {
  it.each([
    [null, 100],
    [undefined, 100],
    ['', 100],
    ['many', 100],
    [Number.NaN, 100],
    [{}, 100],
    [true, 100],
    [0, 0],
    ['0', 0],
    [-1, 0],
    ['12', 12],
    [1.5, 1],
    [1e9, 100],
    [Number.POSITIVE_INFINITY, 100],
    [7, 7],
  ])('FMT-03 A maximum of %p means %i', (given, max) => {
    expect(Object.is(maxQuantity(given), max)).toBe(true)
  })
})
