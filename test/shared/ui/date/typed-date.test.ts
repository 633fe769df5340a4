import { parseDate } from '../../../../shared/domain/rules/dates/dates'
import { faultOfDate, isWhole, typedDate } from '../../../../shared/ui/date/typed-date'

const ours = 'DD/MM/YYYY'
const welsh = {
  weekdays: 'Dydd-Sul Dydd-Llun Mawrth Mercher Iau Gwener Sadwrn',
  months: 'Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr',
}

const written = [
  '10/12/2026',
  '10.12.2026.',
  '10. 12. 2026',
  '10-12-26',
  '10–12–2026',
  '10 12 2026',
  '10122026',
  '2026-12-10',
  '2026/12/10',
  '2026.12.10.',
  'Thu 10/12/2026',
  'Thursday, 10/12/2026',
  'Thurs. 10.12.26',
  '10/12/2026 (Thu)',
  '10 Dec 2026',
  '10-Dec-2026',
  '10Dec2026',
  '10 dec 26',
  '10th December 2026',
  'the 10th of December, 2026',
  'Thursday 10th December 2026',
  'on Thu, 10 Dec 2026',
  'December 10, 2026',
  'Dec. 10th 2026',
  '2026 Dec 10',
  '2026-Dec-10',
  '\u200E10/12/2026\u202C',
  '\u00A010\u00AD/12/2026\u200B',
  '１０／１２／２０２６',
  '１０ Ｄｅｃ ２０２６',
  '２０２６年１２月１０日',
  '20261210',
  '2026-12-10T00:00:00Z',
  '2026-12-10 00:00:00.0',
  '10/12/2026 0:00',
  'Thu, 10 Dec 2026 00:00:00 GMT',
  '10‑12‑2026',
  '10—12—2026',
  '10−12−2026',
  '10∕12⁄2026',
  '10·12·2026',
  '10|12|2026',
  '10:12:2026',
  "10 Dec '26",
  '“10/12/2026”;',
]

test.each(written)('G-28 "%s" is read as the tenth of December 2026, its only meaning', text => {
  expect(typedDate(text, ours)).toBe('2026-12-10')
})

test.each([
  ['a weekday that does not match', 'Fri 10/12/2026', { part: 'weekday' }],
  ['a weekday of the date with day and month swapped', '12/10/2026 Thu', { part: 'weekday' }],
  ['two weekdays', 'Thu Fri 10/12/2026', { part: 'all' }],
  ['two months', '10 Dec Nov 2026', { part: 'all' }],
  ['a word that does not belong to a date', '10 Dozen 2026', { part: 'all' }],
  ['letters that begin two months', '10 Ju 2026', { part: 'all' }],
  ['no year', '10 Dec', { part: 'all' }],
  ['no year', '10/12', { part: 'all' }],
  ['no day', 'December 2026', { part: 'all' }],
  ['two dates', '10/12/2026 11/12/2026', { part: 'all' }],
  ['a time of day', '10/12/2026 14:30', { part: 'all' }],
  ['eight digits that are no date in either order', '20261310', { part: 'month' }],
  ['a price', '£10.12.2026', { part: 'all' }],
  ['a day that the month does not have', '31 Nov 2026', { part: 'day', daysInMonth: 30 }],
  ['a day that the month does not have, year first', '2026-02-30', { part: 'day', daysInMonth: 28 }],
  ['a month that does not exist, year first', '2026-14-10', { part: 'month' }],
  ['a year of three digits', '10 Dec 202', { part: 'year' }],
])('G-28 %s is refused with its reason: %s', (_, text, fault) => {
  expect(typedDate(text, ours)).toBeNull()
  expect(faultOfDate(text, ours)).toEqual(fault)
})

test('G-28 The page can name days and months in its own language, and English is read there too', () => {
  expect(typedDate('10 Rhagfyr 2026', ours, welsh)).toBe('2026-12-10')
  expect(typedDate('Iau 10 Rhag 2026', ours, welsh)).toBe('2026-12-10')
  expect(typedDate('Thu 10 Dec 2026', ours, welsh)).toBe('2026-12-10')
  // The same word means Tuesday and March, but a date has only one month.
  expect(typedDate('10 Mawrth 2026', ours, welsh)).toBe('2026-03-10')
  expect(typedDate('Mawrth 10/03/2026', ours, welsh)).toBe('2026-03-10')
  expect(typedDate('Mawrth 11/03/2026', ours, welsh)).toBeNull()
})

test('G-28 The order of the format still decides when all parts are numbers', () => {
  expect(typedDate('10/12/2026', 'MM/dd/yyyy')).toBe('2026-10-12')
  expect(typedDate('10 Dec 2026', 'MM/dd/yyyy')).toBe('2026-12-10')
  expect(typedDate('2026-12-10', 'MM/dd/yyyy')).toBe('2026-12-10')
})

test.each([
  ['the next such day for a field of future dates', { min: parseDate('2026-11-26') }, '2026-12-10'],
  ['the next such day even in another year', { min: parseDate('2026-12-11') }, '2027-12-10'],
  ['the earliest day itself', { min: parseDate('2026-12-10'), max: parseDate('2028-12-10') }, '2026-12-10'],
  ['the last such day for a field of past dates', { max: parseDate('2026-11-26') }, '2025-12-10'],
  ['not guessed without such a limit', {}, null],
])('G-28 "10th December" without its year is %s', (_, near, date) => {
  const read = (text: string) => typedDate(text, ours, undefined, near)
  for (const text of ['10th December', '10 Dec', 'Dec. 10', 'the 10th of December'])
    expect(read(text)).toBe(date)
  expect([read('10/12'), read('December'), read('31 Nov')]).toEqual([null, null, null])
  expect(isWhole('10th December', ours)).toBe(false)
})

test("G-28 A weekday that differs from the next such date's is reported", () => {
  const near = { min: parseDate('2026-11-26') }
  expect(typedDate('Thursday 10 December', ours, undefined, near)).toBe('2026-12-10')
  expect(typedDate('Friday 10 December', ours, undefined, near)).toBeNull()
  expect(faultOfDate('Friday 10 December', ours, undefined, near)).toEqual({ part: 'weekday' })
})

test('G-28 A partial date is not passed on', () => {
  const isWholeDate = (text: string) => isWhole(text, ours)
  expect(['10 Dec 20', '2026-12-1', '10 Dec', '2026'].filter(isWholeDate)).toEqual([])
  expect(['10 Dec 2026', '2026-12-10', 'Thu 10/12/2026'].filter(isWholeDate)).toHaveLength(3)
})
