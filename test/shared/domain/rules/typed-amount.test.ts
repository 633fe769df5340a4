import { typedAmount, writtenAmount } from '../../../../shared/domain/rules/typed-amount'
import { formatPence } from '../../../../shared/platform/values/money'
import fc from '../../../support/fast-check'

test.each([
  ['£10', 1000],
  ['10', 1000],
  ['10.', 1000],
  ['10.5', 1050],
  ['£ 10.50', 1050],
  ['.5', 50],
  ['0', 0],
  ['007.30', 730],
  ['1,000.00', 100_000],
  ['£1,234,567.89', 123_456_789],
  ['  20  ', 2000],
  ['２０．５０', 2050],
  ['￡20', 2000],
])('PY-01 "%s" is an amount', (typed, pence) => {
  expect(typedAmount(typed)).toBe(pence)
})

test.each([
  '',
  '.',
  '£',
  'twenty',
  '10.005',
  '10,50',
  '1,00',
  '10,000,00',
  '1.000.00',
  '-5',
  '−5.00',
  '+5',
  '1e3',
  '0x10',
  '10 20',
  '10p',
  '$10',
  '99999999999999999999',
])('PY-08 "%s" stays as typed for the shop to validate', typed => {
  expect(typedAmount(typed)).toBeNull()
})

test('PY-01 PY-02 Every spelling of an amount is read as the same pence and written for the shop in one way', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), pence => {
      const written = writtenAmount(pence)
      expect(written).toMatch(/^\d+\.\d\d$/)
      expect(Math.round(Number(written) * 100)).toBe(pence)
      const ways = [written, `£${written}`, formatPence(pence), ` ${written} `]
      if (written.endsWith('.00')) ways.push(written.slice(0, -3), written.slice(0, -2))
      if (written.endsWith('0')) ways.push(written.slice(0, -1))
      expect(ways.map(typedAmount)).toEqual(ways.map(() => pence))
    }),
  )
})

test('PY-08 No text becomes an amount other than its digits say', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,£-+ e') }), text => {
      const pence = typedAmount(text)
      if (pence === null) return
      expect(pence / 100).toBeCloseTo(Number(text.replace(/[£,\s]/g, '')), 6)
    }),
  )
})
