import { outwardCode } from '../../../../../shared/domain/rules/customers/outward-code'
import { normalisePostcode } from '../../../../../shared/domain/rules/customers/postcode'
import fc from '../../../../support/fast-check'

describe('formatting a typed postcode', () => {
  it('F-35 Full-width letters of an input method become plain letters', () => {
    expect(normalisePostcode('ＢＳ３ ４ＴＮ')).toBe('BS3 4TN')
  })

  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    ['SW1A-1AA.', 'SW1A 1AA'],
    ['sw1a  1aa', 'SW1A 1AA'],
    ['sw1a\u00a01aa', 'SW1A 1AA'],
    ['  m1 1ae ', 'M1 1AE'],
    ['(b33 8th)', 'B33 8TH'],
    ['c r 2 6 x h', 'CR2 6XH'],
    ['dn551pt', 'DN55 1PT'],
    ['ec1a\t1bb\n', 'EC1A 1BB'],
    ['w1a\u200b0ax', 'W1A 0AX'],
  ])('%j is written %s', (typed, written) => {
    expect(normalisePostcode(typed)).toBe(written)
  })

  it.each([
    ['  hello   world ', 'HELLO WORLD'],
    ['sw1a', 'SW1A'],
    ['hello\u00a0\tworld', 'HELLO WORLD'],
    ['sw1a 1aa london', 'SW1A 1AA LONDON'],
    ['12345', '12345'],
    ['1a2 3bc', '1A2 3BC'],
    ['', ''],
    ['\u00a0', ''],
  ])('%j is no postcode and is only trimmed to %j', (typed, written) => {
    expect(normalisePostcode(typed)).toBe(written)
  })

  it('Formatting a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/)),
        typed => {
          const once = normalisePostcode(typed)
          expect(normalisePostcode(once)).toBe(once)
        },
      ),
    )
  })
})

describe('the outward code of a postcode', () => {
  it.each([
    ['M1 1AE', 'M1'],
    ['DN55', 'DN55'],
    ['SW1A 1', 'SW1A'],
    ['hello', ''],
    ['SW1A1', ''],
    ['', ''],
    ['12 High Street', ''],
  ])('The outward code of %j is %j', (postcode, outward) => {
    expect(outwardCode(postcode)).toBe(outward)
  })

  it('The outward code never contains the inward part', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]?$/),
        fc.stringMatching(/^\d[A-Z]{2}$/),
        (outward, inward) => {
          expect(outwardCode(`${outward} ${inward}`)).toBe(outward)
        },
      ),
    )
  })
})
