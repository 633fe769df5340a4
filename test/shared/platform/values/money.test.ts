import { formatPence, toPence } from '../../../../shared/platform/values/money'
import fc from '../../../support/fast-check'

describe('prices as people read them', () => {
  it.each([
    [135, '£1.35'],
    [5, '£0.05'],
    [0, '£0.00'],
    [-0, '£0.00'],
    [-200, '−£2.00'],
    [-5, '−£0.05'],
    [100_000, '£1,000.00'],
    [123_456_789, '£1,234,567.89'],
    [null, '—'],
    [Number.NaN, '—'],
    [Number.POSITIVE_INFINITY, '—'],
    [1e21, '—'],
    [1.5, '—'],
  ])('FMT-01 %p pence is £ with two decimals: %s', (pence, shown) => {
    expect(formatPence(pence)).toBe(shown)
  })

  it('FMT-01 Every amount has two decimals and at most one sign, and is parsed back to itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), pence => {
        const shown = formatPence(pence)
        expect(shown).toMatch(/^−?£(\d{1,3}(,\d{3})*)\.\d\d$/)
        expect(shown).not.toMatch(/^−£0\.00$/)
        expect(toPence(shown)).toBe(pence)
      }),
    )
  })
})

describe("amounts in the shop's format", () => {
  it.each([
    [3.5, 350],
    ['3.5', 350],
    ['3.50', 350],
    [' 3.50\u00a0', 350],
    ['.5', 50],
    ['1,234.50', 123_450],
    ['£1,234', 123_400],
    ['-2.00', -200],
    ['−£2.00', -200],
    [1.005, 101],
    ['1.0049', 100],
    [0.1 + 0.2, 30],
    [1000.0000000001588, 100_000],
    [1e-7, 0],
    [-1e-7, 0],
    ['-0.00', 0],
    [0, 0],
  ])('%p is %p pence', (pounds, pence) => {
    expect(Object.is(toPence(pounds), pence)).toBe(true)
  })

  it.each([
    [null],
    [undefined],
    [''],
    ['  '],
    ['.'],
    ['-'],
    ['5.'],
    ['1,23.00'],
    ['1.234,50'],
    ['12abc'],
    ['1e3'],
    ['NaN'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e21],
    ['9'.repeat(30)],
    [true],
    [{}],
    [[]],
    [[3]],
  ])('%p is no usable amount', pounds => {
    expect(toPence(pounds)).toBeNull()
  })

  it('A sum of ten thousand prices is exact', () => {
    const sum = Array.from({ length: 10_000 }, () => toPence(0.1) ?? 0).reduce(
      (total, pence) => total + pence,
      0,
    )
    expect(formatPence(sum)).toBe('£1,000.00')
  })

  it('Any text gives whole pence or null, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        const pence = toPence(value)
        return pence === null || Number.isSafeInteger(pence)
      }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        pence => toPence((pence / 100).toFixed(2)) === (pence || 0),
      ),
    )
  })
})
