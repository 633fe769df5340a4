import { clockTime, clockWords, momentOf } from '../../../shared/rules/clock'

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
  ['2026-11-28T21:00:00Z', '9pm Sat 28th November'],
  ['2026-11-24T21:00:00Z', '9pm Tue 24th November'],
])('%s seen from a Wednesday noon is %s', (moment, words) => {
  expect(clockWords(at(moment), at('2026-11-25T12:00:00Z'))).toBe(words)
})

test('tomorrow begins at midnight in London, also in summer', () => {
  expect(clockWords(at('2026-07-25T20:00:00Z'), at('2026-07-24T23:30:00Z'))).toBe('9pm today')
})

test.each([null, '', '2026-11-25', '2026-11-25T21:00:00', 'soon', '2026-13-45T99:00:00Z'])(
  'a moment without a zone, or that is none (%j), is not guessed',
  text => {
    expect(momentOf(text)).toBeNull()
  },
)

test('a moment with its zone is read, also with a blank in the middle', () => {
  expect(momentOf('2026-11-25 21:00:00+01:00')?.toISOString()).toBe('2026-11-25T20:00:00.000Z')
})
