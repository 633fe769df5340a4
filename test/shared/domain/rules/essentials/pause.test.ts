import {
  defaultPause,
  hasSharedDay,
  joined,
  pauseDays,
  pauseForWeeks,
} from '../../../../../shared/domain/rules/essentials/pause'
import { calendarDay as day } from '../../../../support/calendar-day'

const pause = (start: string, end: string) => ({ start: day(start), end: day(end) })

describe('a pause of deliveries', () => {
  it('A pause is offered from the day after tomorrow', () => {
    expect(defaultPause(day('2026-03-27'))).toEqual(pause('2026-03-29', '2026-03-29'))
    expect(defaultPause(day('2026-12-30'))).toEqual(pause('2027-01-01', '2027-01-01'))
  })

  it('J-64 Pauses that touch are one, whichever comes first', () => {
    const [one, next] = [pause('2026-12-01', '2026-12-03'), pause('2026-12-04', '2026-12-05')]
    const whole = pause('2026-12-01', '2026-12-05')
    expect([joined(one, [next]).whole, joined(next, [one]).whole]).toEqual([whole, whole])
  })

  it('One and two whole weeks end on the day before the same weekday', () => {
    expect(pauseForWeeks(day('2026-04-01'), 1)).toEqual(pause('2026-04-01', '2026-04-07'))
    expect(pauseForWeeks(day('2026-04-01'), 2)).toEqual(pause('2026-04-01', '2026-04-14'))
  })

  it('A pause is offered later when the shop needs more notice', () => {
    expect(defaultPause(day('2026-03-27'), day('2026-04-02'))).toEqual(pause('2026-04-02', '2026-04-02'))
    expect(defaultPause(day('2026-03-27'), day('2026-03-28'))).toEqual(pause('2026-03-29', '2026-03-29'))
  })

  it('A pause includes both its ends', () => {
    expect(pauseDays(pause('2026-03-28', '2026-03-28'))).toBe(1)
    expect(pauseDays(pause('2026-03-28', '2026-03-30'))).toBe(3)
  })

  it('A pause overlaps one that begins on its last day or ends on its first', () => {
    const one = pause('2026-04-05', '2026-04-10')
    expect(hasSharedDay(one, pause('2026-04-10', '2026-04-12'))).toBe(true)
    expect(hasSharedDay(one, pause('2026-04-01', '2026-04-05'))).toBe(true)
    expect(hasSharedDay(one, pause('2026-04-11', '2026-04-12'))).toBe(false)
    expect(hasSharedDay(one, pause('2026-04-01', '2026-04-04'))).toBe(false)
  })
})
