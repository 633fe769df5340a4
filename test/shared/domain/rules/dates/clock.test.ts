import {
  clockMessages,
  clockTime,
  clockWords,
  momentOf,
  nextMidnight,
  nextOf,
} from '../../../../../shared/domain/rules/dates/clock'

const at = (text: string) => new Date(text)

test.each([
  ['2026-11-25T21:00:00Z', '9pm'],
  ['2026-07-25T20:00:00Z', '9pm'],
  ['2026-11-25T21:30:00+00:00', '9:30pm'],
  ['2026-11-25T00:00:00Z', '12am'],
  ['2026-11-25T12:05:00Z', '12:05pm'],
])('A-17 %s is %s on London’s clocks', (moment, words) => {
  expect(clockTime(at(moment))).toBe(words)
})

test.each([
  ['2026-11-25T21:00:00Z', '9pm today'],
  ['2026-11-26T21:00:00Z', '9pm tomorrow'],
  ['2026-11-28T21:00:00Z', '9pm Saturday 28 November'],
  ['2026-11-24T21:00:00Z', '9pm Tuesday 24 November'],
])('%s seen from a Wednesday noon is %s', (moment, words) => {
  expect(clockWords(at(moment), at('2026-11-25T12:00:00Z'), clockMessages)).toBe(words)
})

test('Tomorrow begins at midnight in London, also in summer', () => {
  expect(clockWords(at('2026-07-25T20:00:00Z'), at('2026-07-24T23:30:00Z'), clockMessages)).toBe('9pm today')
})

test.each([null, '', '2026-11-25', '2026-11-25T21:00:00', 'soon', '2026-13-45T99:00:00Z'])(
  'A moment without a zone, and an invalid moment, are not guessed: %j',
  text => {
    expect(momentOf(text)).toBeNull()
  },
)

test('A moment with its zone is read, also with a space in the middle', () => {
  expect(momentOf('2026-11-25 21:00:00+01:00')?.toISOString()).toBe('2026-11-25T20:00:00.000Z')
})

test.each([
  ['2026-11-25T12:00:00Z', '2026-11-26T00:00:00Z'],
  ['2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z'],
  ['2026-07-01T12:00:00Z', '2026-07-01T23:00:00Z'],
  ['2026-07-01T23:00:00Z', '2026-07-02T23:00:00Z'],
  // The clocks go forward on 29 March and back on 25 October.
  ['2026-03-28T12:00:00Z', '2026-03-29T00:00:00Z'],
  ['2026-03-29T12:00:00Z', '2026-03-29T23:00:00Z'],
  ['2026-10-24T23:30:00Z', '2026-10-26T00:00:00Z'],
])('A-115 A-17 After %s the next day of London begins at %s', (now, then) => {
  expect(nextMidnight(new Date(now))).toEqual(new Date(then))
})

test('A-115 The next moment is the earliest future one', () => {
  const [past, now, soon, late] = [1, 2, 3, 4].map(ms => new Date(ms)) as [Date, Date, Date, Date]
  expect(nextOf([late, null, past, soon, now], now)).toBe(soon)
  expect(nextOf([past, null, now], now)).toBeNull()
})
