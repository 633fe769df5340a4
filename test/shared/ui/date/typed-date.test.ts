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
]

test.each(written)('G-28 "%s" can only be the tenth of December 2026, and is read so', text => {
  expect(typedDate(text, ours)).toBe('2026-12-10')
})

test.each([
  ['a weekday that does not fit', 'Fri 10/12/2026', { part: 'weekday' }],
  ['a weekday of the date read the other way round', '12/10/2026 Thu', { part: 'weekday' }],
  ['two weekdays', 'Thu Fri 10/12/2026', { part: 'all' }],
  ['two months', '10 Dec Nov 2026', { part: 'all' }],
  ['a word that is none of a date', '10 Dozen 2026', { part: 'all' }],
  ['letters that begin two months', '10 Ju 2026', { part: 'all' }],
  ['no year', '10 Dec', { part: 'all' }],
  ['no year', '10/12', { part: 'all' }],
  ['no day', 'December 2026', { part: 'all' }],
  ['two dates', '10/12/2026 11/12/2026', { part: 'all' }],
  ['a price', '£10.12.2026', { part: 'all' }],
  ['a day that the month has not', '31 Nov 2026', { part: 'day', daysInMonth: 30 }],
  ['a day that the month has not, year first', '2026-02-30', { part: 'day', daysInMonth: 28 }],
  ['a month that is none, year first', '2026-14-10', { part: 'month' }],
  ['a year of three figures', '10 Dec 202', { part: 'year' }],
])('G-28 %s is refused with its reason: %s', (_, text, fault) => {
  expect(typedDate(text, ours)).toBeNull()
  expect(faultOfDate(text, ours)).toEqual(fault)
})

test('G-28 the page may name days and months in its own language; English is read there too', () => {
  expect(typedDate('10 Rhagfyr 2026', ours, welsh)).toBe('2026-12-10')
  expect(typedDate('Iau 10 Rhag 2026', ours, welsh)).toBe('2026-12-10')
  expect(typedDate('Thu 10 Dec 2026', ours, welsh)).toBe('2026-12-10')
  // One word for Tuesday and for March: a date has one month.
  expect(typedDate('10 Mawrth 2026', ours, welsh)).toBe('2026-03-10')
  expect(typedDate('Mawrth 10/03/2026', ours, welsh)).toBe('2026-03-10')
  expect(typedDate('Mawrth 11/03/2026', ours, welsh)).toBeNull()
})

test('G-28 the order of the format still decides between numbers alone', () => {
  expect(typedDate('10/12/2026', 'MM/dd/yyyy')).toBe('2026-10-12')
  expect(typedDate('10 Dec 2026', 'MM/dd/yyyy')).toBe('2026-12-10')
  expect(typedDate('2026-12-10', 'MM/dd/yyyy')).toBe('2026-12-10')
})

test('G-28 a date is not told on the way to another one', () => {
  const told = (text: string) => isWhole(text, ours)
  expect(['10 Dec 20', '2026-12-1', '10 Dec', '2026'].filter(told)).toEqual([])
  expect(['10 Dec 2026', '2026-12-10', 'Thu 10/12/2026'].filter(told)).toHaveLength(3)
})
