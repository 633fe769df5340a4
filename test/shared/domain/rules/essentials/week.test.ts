import type { BoxOrder } from '../../../../../shared/domain/rules/boxes/box-order'
import { addDays, weekStart } from '../../../../../shared/domain/rules/dates/dates'
import {
  daysOf,
  type Week,
  type WeekLine,
  weekContents,
  weekLabel,
  weeksLater,
  weekTotals,
} from '../../../../../shared/domain/rules/essentials/week'
import { formatPence } from '../../../../../shared/platform/values/money'
import { calendarDay } from '../../../../support/calendar-day'
import fc from '../../../../support/fast-check'
import { standIn } from '../../../../support/stand-in'

const sunday = calendarDay('2026-11-22')
const line = (fields: Partial<WeekLine> = {}) =>
  standIn<WeekLine>({
    date: sunday,
    price: 100,
    isPaused: false,
    isShifted: false,
    isUnavailable: false,
    ...fields,
  })
const box = (fields: Partial<BoxOrder> = {}) =>
  standIn<BoxOrder>({ date: sunday, total: 1000, isCancelled: false, isShifted: false, ...fields })
const week = (fields: Partial<Week> = {}): Week => ({
  start: sunday,
  lines: [],
  boxes: [],
  pauses: [],
  shifts: [],
  unfinished: null,
  ...fields,
})
const dates = fc.integer({ min: 0, max: 36_000 }).map(days => addDays(calendarDay('2001-01-01'), days))

describe('the days of a week', () => {
  it('HB-05 A week has seven days, Sunday to Saturday, also at the turn of the year', () => {
    const names = daysOf(week({ start: calendarDay('2026-12-27') })).map(({ date }) => date)
    expect(names).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ])
  })

  it('HB-08 HB-10 Every line is on its delivery date and every box on its start date', () => {
    const tuesday = addDays(sunday, 2)
    const milk = line({ date: tuesday })
    const veg = box({ date: addDays(sunday, 6) })
    const elsewhere = line({ date: addDays(sunday, 7) })
    const days = daysOf(week({ lines: [milk, elsewhere, line({ date: null })], boxes: [veg] }))
    expect(days.map(({ lines }) => lines)).toEqual([[], [], [milk], [], [], [], []])
    expect(days.map(({ boxes }) => boxes)).toEqual([[], [], [], [], [], [], [veg]])
  })

  it('HB-11 A pause covers its first and its last day', () => {
    const pauses = [{ start: addDays(sunday, 5), end: addDays(sunday, 9) }]
    expect(daysOf(week({ pauses })).map(({ isPaused }) => isPaused)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ])
    const one = [{ start: addDays(sunday, 3), end: addDays(sunday, 3) }]
    expect(daysOf(week({ pauses: one })).filter(({ isPaused }) => isPaused)).toHaveLength(1)
  })

  it('HB-12 A shift names the day it starts from, and a pause on that day takes precedence', () => {
    const shifts = [{ from: addDays(sunday, 1), to: null, name: 'Spring Bank Holiday' }]
    expect(daysOf(week({ shifts })).map(({ shift }) => shift)).toEqual([
      null,
      'Spring Bank Holiday',
      null,
      null,
      null,
      null,
      null,
    ])
    const pauses = [{ start: sunday, end: addDays(sunday, 1) }]
    expect(daysOf(week({ shifts, pauses }))[1]).toMatchObject({ isPaused: true, shift: null })
  })

  it('HB-06 Every week of a century begins on a Sunday, and moving by weeks and back returns to it', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, weeks) => {
        const start = weekStart(date)
        expect(new Date(`${start}T00:00:00Z`).getUTCDay()).toBe(0)
        expect(weekStart(weeksLater(start, weeks))).toBe(weeksLater(start, weeks))
        expect(weeksLater(weeksLater(start, weeks), -weeks)).toBe(start)
        expect(daysOf(week({ start })).map(({ date: day }) => weekStart(day))).toEqual(Array(7).fill(start))
      }),
    )
  })

  it('WC-03 The label has the first and last day with ordinals', () => {
    expect(weekLabel(calendarDay('2026-02-01'))).toBe('Sun 1st February - Sat 7th February')
    expect(weekLabel(calendarDay('2026-12-27'))).toBe('Sun 27th December - Sat 2nd January 2027')
  })
})

describe('the cost of a week', () => {
  it.each([
    ['paused', { isPaused: true }],
    ['shifted', { isShifted: true }],
    ['unavailable', { isUnavailable: true }],
  ])('HB-16 WC-06 A %s line does not count', (_, fields) => {
    const lines = [line({ price: 270 }), line({ price: 999, ...fields })]
    expect(weekTotals(week({ lines })).essentials).toBe(270)
  })

  it.each([
    ['cancelled', { isCancelled: true }],
    ['shifted', { isShifted: true }],
  ])('HB-17 WC-07 A %s box does not count', (_, fields) => {
    expect(weekTotals(week({ boxes: [box({ total: 1875 }), box(fields)] })).boxes).toBe(1875)
  })

  it('J-93 HB-17 A-121 A box that failed or is paused counts', () => {
    expect(
      weekTotals(week({ boxes: [box({ isPaused: true }), box({ failed: 'Van broke down' })] })).boxes,
    ).toBe(2000)
  })

  it('HB-13 HB-14 HB-15 HB-18 Boxes, essentials and both together are exact to the penny', () => {
    const lines = Array.from({ length: 10_000 }, () => line({ price: 10 }))
    const totals = weekTotals(week({ lines, boxes: [box({ total: 3140 })] }))
    expect(totals).toMatchObject({ essentials: 100_000, boxes: 3140, all: 103_140, isWhole: true })
    expect(formatPence(totals.all)).toBe('£1,031.40')
  })

  it('J-93 A-121 With an unreadable amount the sum is that of the rest and is marked incomplete', () => {
    expect(weekTotals(week({ lines: [line(), line({ price: null })], boxes: [box()] }))).toMatchObject({
      essentials: 100,
      boxes: 1000,
      all: 1100,
      isWhole: false,
    })
    expect(weekTotals(week({ lines: [line({ price: null, isPaused: true })] }))).toMatchObject({
      all: 0,
      isWhole: true,
    })
  })

  it.each([
    ['each price', { lines: [line({ price: null })], boxes: [box({ total: null })] }, [null, null, null]],
    ['the price of its products', { lines: [line({ price: null })], boxes: [box()] }, [null, 1000, 1000]],
    ['the price of its box', { lines: [line()], boxes: [box({ total: null })] }, [100, null, 100]],
    ['a free product, which costs nothing', { lines: [line({ price: null, isFree: true })] }, [0, 0, 0]],
    [
      'the price of what is not free',
      { lines: [line({ price: null }), line({ price: null, isFree: true })] },
      [null, 0, null],
    ],
    ['anything that could be read', { isPartial: true as const }, [null, null, null]],
    ['anything that is due', {}, [0, 0, 0]],
  ])('J-66 A-121 Without %s a sum is not said to be £0.00', (_, given, [essentials, boxes, all]) => {
    expect(weekTotals(week(given))).toMatchObject({ essentials, boxes, all })
  })

  it('Items are counted, with each box as one item, and so are the days on which they come', () => {
    const lines = [
      line({ ordered: 2 }),
      line({ ordered: 3, date: addDays(sunday, 2) }),
      line({ ordered: 9, date: addDays(sunday, 3), isPaused: true }),
    ]
    expect(weekContents(week({ lines, boxes: [box({ date: addDays(sunday, 2) })] }))).toEqual({
      items: 6,
      days: 2,
    })
    expect(weekContents(week({ boxes: [box({ isCancelled: true })] }))).toEqual({ items: 0, days: 0 })
  })

  it('The total does not depend on the order of lines and boxes', () => {
    const amounts = fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 10_000 }), isPaused: fc.boolean() }),
    )
    fc.assert(
      fc.property(amounts, given => {
        const lines = given.map(line)
        const counted = given.filter(({ isPaused }) => !isPaused).reduce((sum, { price }) => sum + price, 0)
        expect(weekTotals(week({ lines })).all).toBe(counted)
        expect(weekTotals(week({ lines: [...lines].reverse() })).all).toBe(counted)
      }),
    )
  })
})
