import type { BoxOrder } from '../../../../../shared/domain/rules/boxes/box-order'
import { daysOf, type Week, type WeekLine } from '../../../../../shared/domain/rules/essentials/week'
import {
  comingDelivery,
  dayCutoff,
  firstUsefulDay,
  sharedCutoff,
} from '../../../../../shared/domain/rules/essentials/week-ahead'
import { calendarDay } from '../../../../support/calendar-day'
import { standIn } from '../../../../support/stand-in'

const date = (day: number) => calendarDay(`2026-11-${day}`)
const line = (day: number, fields: Partial<WeekLine> = {}) =>
  standIn<WeekLine>({
    product: { id: '1' },
    date: date(day),
    ordered: 1,
    delivered: null,
    isPastCutoff: false,
    cutoff: `2026-11-${day - 1}T21:00:00Z`,
    ...fields,
  })
const week = (lines: readonly WeekLine[], rest: Partial<Week> = {}) =>
  daysOf({ start: date(22), lines, boxes: [], pauses: [], shifts: [], unfinished: null, ...rest })
const wednesday = date(25)
const noon = new Date(`${wednesday}T12:00:00Z`)

describe('the next delivery of a week (F-52)', () => {
  const cases: [string, ReturnType<typeof week>, number | null][] = [
    ['the first day after today with something due', week([line(24), line(27), line(28)]), 27],
    [
      'not today, as nobody here knows whether it has come',
      week([line(25, { isPastCutoff: true }), line(27)]),
      27,
    ],
    ['not what has been delivered', week([line(25, { delivered: 1 }), line(27)]), 27],
    [
      'a box as well as a product',
      week([], {
        boxes: [standIn<BoxOrder>({ id: '9', date: date(26), failed: null, isCancelled: false })],
      }),
      26,
    ],
    ['nothing, where nothing is due', week([line(24)]), null],
  ]
  it.each(cases)('F-52 J-60 %s', (_, days, expected) => {
    expect(comingDelivery(days, wednesday).next?.date ?? null).toBe(expected && date(expected))
  })
})

describe('J-60 days that are missed until then, with the reason', () => {
  const fallen = (days: ReturnType<typeof week>) =>
    comingDelivery(days, wednesday).fallen.map(({ date: day, why, name, to }) => [
      day.slice(8),
      why,
      name,
      to,
    ])
  it.each([
    ['nothing when the next day has a delivery', week([line(26), line(27)]), []],
    ['not a day without an order', week([line(27)], { pauses: [{ start: date(26), end: date(26) }] }), []],
    [
      'not a day after the next delivery',
      week([line(26), line(27)], { pauses: [{ start: date(27), end: date(27) }] }),
      [],
    ],
    [
      'every day left when nothing comes any more',
      week([line(26), line(28)], { pauses: [{ start: date(26), end: date(28) }] }),
      [
        ['26', 'paused', '', null],
        ['28', 'paused', '', null],
      ],
    ],
  ])('J-60 %s', (_, days, expected) => {
    expect(fallen(days)).toEqual(expected)
  })

  it("Today's delivery is separate from the next one", () => {
    expect(comingDelivery(week([line(25), line(27)]), wednesday).dueToday?.date).toBe(wednesday)
    expect(comingDelivery(week([line(25, { delivered: 1 }), line(27)]), wednesday).dueToday).toBeNull()
  })
})

describe("the shared cut-off of a week's days (G-71)", () => {
  it.each([
    ['the time on the evening before, if all open days share it', [line(26), line(27), line(24)], '9pm'],
    ['nothing when only one day is open', [line(24), line(27)], null],
    [
      'nothing when one has a time of its own',
      [line(26), line(27, { cutoff: '2026-11-26T18:00:00Z' })],
      null,
    ],
    [
      'nothing when one closes on another day',
      [line(26), line(28, { cutoff: '2026-11-26T21:00:00Z' })],
      null,
    ],
    ['nothing when the shop does not say', [line(26, { cutoff: null }), line(27, { cutoff: null })], null],
  ] as const)('G-71 %s', (_, lines, expected) => {
    expect(sharedCutoff(week(lines), noon)).toBe(expected)
  })
})

describe('the first day shown on a phone (F-52)', () => {
  it.each([
    ['the first day with a line that can be changed', [line(25, { isPastCutoff: true }), line(27)], 27],
    ['today when nothing can be changed any more', [line(24), line(27, { isPastCutoff: true })], 25],
    ['a free product cannot be changed', [line(26, { isFree: true }), line(27)], 27],
  ])('F-52 %s', (_, lines, expected) => {
    expect(firstUsefulDay(week(lines), wednesday)).toBe(date(expected))
  })
  it('F-52 Any other week is shown whole', () => {
    expect(firstUsefulDay(week([line(27)]), date(21))).toBeNull()
    expect(firstUsefulDay(week([line(27)]), date(29))).toBeNull()
  })
})

describe('the cut-off of a day (B8)', () => {
  const [thursday] = week([line(26), line(26, { cutoff: '2026-11-25T20:30:00Z' })]).filter(
    day => day.date === date(26),
  )
  it("B8 A day's cut-off is its first future one", () => {
    expect(thursday && dayCutoff(thursday, noon)).toEqual(new Date('2026-11-25T20:30:00Z'))
  })
  it('B8 A day is closed when every entry on it is', () => {
    const day = week([line(26, { isPastCutoff: true })])[4]
    expect(day && dayCutoff(day, noon)).toBe('closed')
  })
  it('B8 A day has no cut-off when nothing is due, or the shop does not say', () => {
    const [empty, silent] = [week([])[4], week([line(26, { cutoff: null })])[4]]
    expect(empty && dayCutoff(empty, noon)).toBeNull()
    expect(silent && dayCutoff(silent, noon)).toBeNull()
  })
})
