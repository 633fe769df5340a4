import {
  addDays,
  dayInWords,
  daysBetween,
  formatDate,
  isBefore,
  laterOf,
  parseDate,
  weekStart,
} from '../../../../../shared/domain/rules/dates/dates'
import { shopClock } from '../../../../../shared/platform/page/shop-clock'
import { calendarDay as day } from '../../../../support/calendar-day'
import fc from '../../../../support/fast-check'

const dates = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 11, 31) })
  .map(moment => day(new Date(moment).toISOString().slice(0, 10)))

describe('parsing a date', () => {
  it.each([
    ['2026-03-29', '2026-03-29'],
    [' 2026-03-29 ', '2026-03-29'],
    ['29/03/2026', '2026-03-29'],
    ['05/06/2026', '2026-06-05'],
    ['29/02/2028', '2028-02-29'],
    ['2026-03-29T00:00:00.000000Z', '2026-03-29'],
    ['2026-03-29 00:00:00', '2026-03-29'],
    ['2026-03-29T23:30:00', '2026-03-29'],
    ['2026-06-14T23:00:00.000000Z', '2026-06-15'],
    ['2026-06-15T00:00:00+01:00', '2026-06-15'],
    ['2026-01-14T23:59:59Z', '2026-01-14'],
  ])('%s is %s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  it.each([
    ['31/02/2026'],
    ['2026-02-30'],
    ['2026-02-29'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['00/01/2026'],
    ['03/29/2026'],
    ['5/6/2026'],
    ['05/06/26'],
    ['2026-3-9'],
    ['2026-03-29T'],
    ['2026-03-29 later'],
    ['2026-02-30T10:00:00Z'],
    ['2026-03-29T99:00:00Z'],
    ['0050-01-01'],
    ['tomorrow'],
    [''],
    [null],
    [20260329],
    [new Date('2026-11-27T12:00:00Z')],
  ])('%p is not accepted as a date or rolled over to another', text => {
    expect(parseDate(text)).toBeNull()
  })

  it('Every day of the century is parsed from both of its formats', () => {
    fc.assert(
      fc.property(dates, date => {
        expect(parseDate(date)).toBe(date)
        expect(parseDate(formatDate(date))).toBe(date)
      }),
    )
  })

  it('Any text is read as an existing date or as no date', () => {
    const almost = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(9999)).map(([d, m, y]) => {
      return `${String(d).padStart(2, '0')}/${String(m).padStart(2, '0')}/${String(y).padStart(4, '0')}`
    })
    fc.assert(
      fc.property(fc.oneof(almost, fc.string()), text => {
        const date = parseDate(text)
        if (date !== null) expect(formatDate(date)).toBe(text)
      }),
    )
  })
})

describe('formatting a date', () => {
  it('FMT-02 A date is DD/MM/YYYY unless another format is requested', () => {
    expect(formatDate(day('2026-02-03'))).toBe('03/02/2026')
    expect(formatDate(day('2026-02-03'), 'ddd Do MMMM')).toBe('Tue 3rd February')
    expect(formatDate(day('2026-02-03'), 'dddd Do MMMM')).toBe('Tuesday 3rd February')
    expect(['01', '02', '11', '21', '22'].map(n => formatDate(day(`2026-05-${n}`), 'Do'))).toEqual([
      '1st',
      '2nd',
      '11th',
      '21st',
      '22nd',
    ])
  })
})

describe('a date of another year', () => {
  it.each([
    ['dddd D MMMM', 'Wednesday 25 November', 'Friday 1 January 2027', 'Wednesday 31 December 2025'],
    ['ddd Do MMMM', 'Wed 25th November', 'Fri 1st January 2027', 'Wed 31st December 2025'],
    ['MMMM YYYY', 'November 2026', 'January 2027', 'December 2025'],
    ['DD/MM/YYYY', '25/11/2026', '01/01/2027', '31/12/2025'],
    ['dddd', 'Wednesday', 'Friday', 'Wednesday'],
    ['D', '25', '1', '31'],
  ])('J-99 FMT-02 The date has its year, once, and only beside a month (%s)', (pattern, ...said) => {
    expect(['2026-11-25', '2027-01-01', '2025-12-31'].map(each => formatDate(day(each), pattern))).toEqual(
      said,
    )
  })

  it("J-99 FMT-02 The year is compared with the shop's clock, which can differ from London's late in the evening", () => {
    shopClock.note(new Date('2027-01-01T00:00:01Z'))
    expect(formatDate(day('2026-12-31'), 'dddd D MMMM')).toBe('Thursday 31 December 2026')
    expect(dayInWords(day('2027-01-01'))).toBe('Friday 1 January')
    shopClock.note(new Date('2026-11-25T12:00:00Z'))
  })
})

describe('counting days', () => {
  it('Days are counted by the calendar, also when the clocks change', () => {
    expect(addDays(day('2026-03-28'), 2)).toBe('2026-03-30')
    expect(addDays(day('2026-10-24'), 7)).toBe('2026-10-31')
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28')
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01')
    expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2)
    expect(daysBetween(day('2026-03-30'), day('2026-03-28'))).toBe(-2)
  })

  it('A date n days later is n days away', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days)) || 0).toBe(days || 0)
      }),
    )
  })

  it('Two dates are compared in order', () => {
    const [early, late] = [day('2026-03-28'), day('2026-10-01')]
    expect([isBefore(early, late), isBefore(late, early), isBefore(early, early)]).toEqual([
      true,
      false,
      false,
    ])
    expect([laterOf(early, late), laterOf(late, early)]).toEqual([late, late])
  })
})

describe('a delivery week', () => {
  it.each([
    ['2026-03-29', '2026-03-29'],
    ['2026-03-30', '2026-03-29'],
    ['2026-04-04', '2026-03-29'],
    ['2027-01-02', '2026-12-27'],
    ['2028-02-29', '2028-02-27'],
  ])('%s is in the week of Sunday %s', (date, start) => {
    expect(weekStart(day(date))).toBe(start)
  })

  it('A week starts on a Sunday, at most six days back, for every date', () => {
    fc.assert(
      fc.property(dates, date => {
        const start = weekStart(date)
        expect(new Date(`${start}T00:00:00Z`).getUTCDay()).toBe(0)
        expect(daysBetween(start, date)).toBeLessThanOrEqual(6)
        expect(daysBetween(start, date)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
