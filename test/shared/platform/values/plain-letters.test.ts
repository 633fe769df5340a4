import { normalisePostcode } from '../../../../shared/domain/rules/customers/postcode'
import { typedAmount } from '../../../../shared/domain/rules/typed-amount'
import { plainFigures, plainLetters, plainWords } from '../../../../shared/platform/values/plain-letters'
import { withoutCards } from '../../../../shared/platform/values/without-cards'
import { typedDate } from '../../../../shared/ui/date/typed-date'

/** The digits of every script in which the engine can write numbers. */
const scripts = Intl.supportedValuesOf('numberingSystem').flatMap(script => {
  const digits = new Intl.NumberFormat('en', { numberingSystem: script, useGrouping: false }).format(
    1234567890,
  )
  return /^\p{Nd}{10}$/u.test(digits) ? [[script, digits] as const] : []
})

test('J-22 The digits of every script are read as digits, in codes and in words', () => {
  expect(scripts.length).toBeGreaterThan(60)
  for (const [script, digits] of scripts) {
    expect([script, plainLetters(digits)]).toEqual([script, '1234567890'])
    expect([script, plainFigures(digits)]).toEqual([script, '1234567890'])
  }
})

test.each([
  ['Arabic', '١٬٢٥٠٫٥٠', 125_050],
  ['Persian', '۱۰٫۵', 1050],
  ['Urdu', '۱۲۔۵۰', 1250],
  ['Devanagari', '१२.५०', 1250],
  ['Bengali', '১২.৫০', 1250],
  ['Thai', '๑๒.๕๐', 1250],
  ['full-width, with its own pound sign and full stop', '￡１２．５０', 1250],
  ['of a Chinese input method', '12。50', 1250],
  ['with a raised point', '£12·50', 1250],
  ['with direction marks and a non-breaking space', '\u2066£\u00a012.50\u2069', 1250],
  ['negative, with a Unicode minus', '−12', null],
  ['with a fraction', '1½', null],
  ['with an ambiguous comma', '١٢،٥', null],
])('J-22 An amount %s is %s', (_, typed, pence) => {
  expect(typedAmount(typed)).toBe(pence)
})

test.each([
  ['Arabic', '١٤/٠٨/٢٠٢٦'],
  ['Arabic, with its date sign', '١٤؍٠٨؍٢٠٢٦'],
  ['Arabic, written from right to left', '\u200f١٤\u200f/٠٨\u200f/٢٠٢٦'],
  ['Persian, year first', '۲۰۲۶/۸/۱۴'],
  ['Urdu', '۱۴۔۸۔۲۰۲۶'],
  ['Hindi', '१४-०८-२०२६'],
  ['Burmese', '၁၄.၈.၂၀၂၆'],
  ['full-width', '１４／０８／２０２６'],
  ['Japanese', '2026年8月14日'],
  ['with long dashes', '14–08—2026'],
  ['with fraction slashes and invisible spaces', '14⁄\u200b08∕\u2060 2026'],
])('J-22 A date %s is a date', (_, typed) => {
  expect(typedDate(typed, 'DD/MM/YYYY')).toBe('2026-08-14')
})

test('J-22 A postcode, a telephone number, a code and a card number are read in other digits', () => {
  expect(normalisePostcode('bs٣ ۴tn')).toBe('BS3 4TN')
  expect(plainLetters('+٤٤ ١١٧‑٩٦٠')).toBe('+44 117-960')
  expect(plainLetters('MILK–२५')).toBe('MILK-25')
  expect(withoutCards('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe('')
})

test('J-22 Words keep their letters, commas and joiners', () => {
  expect(plainWords('الساعة ٨، من فضلك')).toBe('الساعة ٨، من فضلك')
  expect(plainFigures('۱۴ خیابان می\u200cخواهم، ½')).toBe('14 خیابان می\u200cخواهم، ½')
})
