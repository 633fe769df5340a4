import { normalisePostcode, outwardCode } from '../../../../../shared/domain/rules/customers/postcode'
import fc from '../../../../support/fast-check'

describe('a postcode as people type it', () => {
  it('F-35 in the full-width letters of an input method is written in plain ones', () => {
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
  ])('%j is no postcode: only tidied to %j', (typed, written) => {
    expect(normalisePostcode(typed)).toBe(written)
  })

  it('is the same however often it is tidied', () => {
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

describe('the half of a postcode that names no household', () => {
  it.each([
    ['sw1a1aa', 'SW1A'],
    ['M1 1AE', 'M1'],
    ['DN55', 'DN55'],
    ['SW1A 1', 'SW1A'],
    ['hello', ''],
    ['SW1A1', ''],
    ['', ''],
    ['12 High Street', ''],
  ])('of %j is %j', (postcode, outward) => {
    expect(outwardCode(postcode)).toBe(outward)
  })

  it('never holds the second half', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]?$/),
        fc.stringMatching(/^\d[A-Z]{2}$/),
        (outward, inward) => {
          expect(outwardCode(`${outward}${inward}`)).toBe(outward)
          expect(outwardCode(`${outward} ${inward}`)).toBe(outward)
        },
      ),
    )
  })
})
