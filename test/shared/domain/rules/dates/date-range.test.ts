import {
  coupleDates,
  type DateRange,
  lastDays,
  lastMonth,
  thisMonth,
} from '../../../../../shared/domain/rules/dates/date-range'
import { addDays, daysBetween } from '../../../../../shared/domain/rules/dates/dates'
import { calendarDay as day } from '../../../../support/calendar-day'
import fc from '../../../../support/fast-check'

const range = (start: string, end: string) => ({ start: day(start), end: day(end) })
const date = fc.integer({ min: 0, max: 20_000 }).map(days => addDays(day('2000-01-01'), days))

test('PP-04 PP-05 TS-06 TS-07 A start after the end moves the end, and an end before the start moves the start', () => {
  const crossed = range('2026-04-10', '2026-04-05')
  expect(coupleDates(crossed, 'start')).toEqual(range('2026-04-10', '2026-04-10'))
  expect(coupleDates(crossed, 'end')).toEqual(range('2026-04-05', '2026-04-05'))
  const ordered = range('2026-04-05', '2026-04-10')
  expect(coupleDates(ordered, 'start')).toEqual(ordered)
  expect(coupleDates(ordered, 'end')).toEqual(ordered)
})

test('PP-04 PP-05 TS-06 TS-07 After any picks two days are in order, the last pick is kept, and nothing moves without need', () => {
  const picks = fc.array(fc.tuple(fc.constantFrom('start', 'end'), date))
  fc.assert(
    fc.property(picks, steps => {
      let now: DateRange = range('2026-03-27', '2026-03-27')
      for (const [side, picked] of steps) {
        const before = { ...now, [side]: picked }
        now = coupleDates(before, side)
        expect(now[side]).toBe(picked)
        expect(now.start <= now.end).toBe(true)
        if (before.start <= before.end) expect(now).toEqual(before)
      }
    }),
  )
})

test.each([
  [
    '2026-03-01',
    range('2026-01-30', '2026-03-01'),
    range('2026-03-01', '2026-03-01'),
    range('2026-02-01', '2026-02-28'),
  ],
  [
    '2028-03-31',
    range('2028-03-01', '2028-03-31'),
    range('2028-03-01', '2028-03-31'),
    range('2028-02-01', '2028-02-29'),
  ],
  [
    '2026-01-15',
    range('2025-12-16', '2026-01-15'),
    range('2026-01-01', '2026-01-15'),
    range('2025-12-01', '2025-12-31'),
  ],
])('TS-05 On %s the presets are the last 30 days, this month and last month', (today, ...periods) => {
  const now = day(today)
  expect([lastDays(now, 30), thisMonth(now), lastMonth(now)]).toEqual(periods)
})

test('TS-05 On any day the two months adjoin, and no preset ends after today', () => {
  fc.assert(
    fc.property(date, today => {
      const [days, present, before] = [lastDays(today, 30), thisMonth(today), lastMonth(today)]
      expect([days.end, present.end]).toEqual([today, today])
      expect(daysBetween(days.start, days.end)).toBe(30)
      expect(addDays(before.end, 1)).toBe(present.start)
      expect([present.start.slice(8), before.start.slice(8)]).toEqual(['01', '01'])
      expect(before.start.slice(0, 7)).toBe(before.end.slice(0, 7))
    }),
  )
})
