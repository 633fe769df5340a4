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

describe('what comes next in a week (F-52)', () => {
  const cases: [string, ReturnType<typeof week>, number | null][] = [
    ['the first day after today with something due', week([line(24), line(27), line(28)]), 27],
    [
      'not today, as nobody here knows whether it has come',
      week([line(25, { isPastCutoff: true }), line(27)]),
      27,
    ],
    ['not what has been delivered', week([line(25, { delivered: 1 }), line(27)]), 27],
    ['not what was skipped', week([line(26, { ordered: 0, isModified: true }), line(27)]), 27],
    ['not what is unavailable', week([line(26, { isUnavailable: true }), line(27)]), 27],
    ['not a paused day', week([line(26), line(27)], { pauses: [{ start: date(26), end: date(26) }] }), 27],
    [
      'not a day that was moved',
      week([line(26), line(27)], { shifts: [{ from: date(26), to: date(27), name: '' }] }),
      27,
    ],
    [
      'a box as well as a product',
      week([], {
        boxes: [standIn<BoxOrder>({ id: '9', date: date(26), failed: null, isCancelled: false })],
      }),
      26,
    ],
    [
      'not a cancelled box',
      week([], { boxes: [standIn<BoxOrder>({ id: '9', date: date(26), failed: null, isCancelled: true })] }),
      null,
    ],
    ['nothing, where nothing is due', week([line(24)]), null],
  ]
  it.each(cases)('F-52 J-60 %s', (_, days, expected) => {
    expect(comingDelivery(days, wednesday).next?.date ?? null).toBe(expected && date(expected))
  })
})

describe('J-60 which days fall out until then, and why', () => {
  const fallen = (days: ReturnType<typeof week>) =>
    comingDelivery(days, wednesday).fallen.map(({ date: day, why, name, to }) => [
      day.slice(8),
      why,
      name,
      to,
    ])
  const box = (day: number, fields: Partial<BoxOrder> = {}) =>
    standIn<BoxOrder>({ id: '9', date: date(day), failed: null, isCancelled: false, ...fields })

  it.each([
    ['nothing, where the next day brings something', week([line(26), line(27)]), []],
    [
      'a paused day',
      week([line(26), line(27)], { pauses: [{ start: date(26), end: date(26) }] }),
      [['26', 'paused', '', null]],
    ],
    [
      'what is marked as paused',
      week([line(26, { isPaused: true }), line(27)]),
      [['26', 'paused', '', null]],
    ],
    [
      'a day that was moved, with its name and where it goes',
      week([line(26), line(27)], { shifts: [{ from: date(26), to: date(27), name: 'Bank holiday' }] }),
      [['26', 'moved', 'Bank holiday', '2026-11-27']],
    ],
    [
      'what cannot come',
      week([line(26, { isUnavailable: true }), line(27)]),
      [['26', 'unavailable', '', null]],
    ],
    [
      'a paused box',
      week([line(27)], { boxes: [box(26, { isPaused: true })] }),
      [['26', 'paused', '', null]],
    ],
    ['not a cancelled box', week([line(27)], { boxes: [box(26, { isCancelled: true })] }), []],
    [
      'not a day for which nothing is ordered',
      week([line(27)], { pauses: [{ start: date(26), end: date(26) }] }),
      [],
    ],
    [
      'not a day after the next delivery',
      week([line(26), line(27)], { pauses: [{ start: date(27), end: date(27) }] }),
      [],
    ],
    [
      'every day that is left, where nothing comes any more',
      week([line(26), line(28)], { pauses: [{ start: date(26), end: date(28) }] }),
      [
        ['26', 'paused', '', null],
        ['28', 'paused', '', null],
      ],
    ],
  ])('J-60 %s', (_, days, expected) => {
    expect(fallen(days)).toEqual(expected)
  })

  it('what is due today is told apart from what comes next', () => {
    expect(comingDelivery(week([line(25), line(27)]), wednesday).dueToday?.date).toBe(wednesday)
    expect(comingDelivery(week([line(25, { delivered: 1 }), line(27)]), wednesday).dueToday).toBeNull()
  })
})

describe('until when the days of a week can be changed (G-71)', () => {
  it.each([
    [
      'the time on the evening before, where all that are open have that one',
      [line(26), line(27), line(24)],
      '9pm',
    ],
    ['nothing, where only one is open', [line(24), line(27)], null],
    [
      'nothing, where one has a time of its own',
      [line(26), line(27, { cutoff: '2026-11-26T18:00:00Z' })],
      null,
    ],
    [
      'nothing, where one closes on another day',
      [line(26), line(28, { cutoff: '2026-11-26T21:00:00Z' })],
      null,
    ],
    ['nothing, where the shop does not say', [line(26, { cutoff: null }), line(27, { cutoff: null })], null],
  ] as const)('G-71 %s', (_, lines, expected) => {
    expect(sharedCutoff(week(lines), noon)).toBe(expected)
  })
})

describe('the first day of use on a phone (F-52)', () => {
  it.each([
    ['the first day with a line that can be changed', [line(25, { isPastCutoff: true }), line(27)], 27],
    ['today, where nothing can be changed any more', [line(24), line(27, { isPastCutoff: true })], 25],
    ['a free product cannot be changed', [line(26, { isFree: true }), line(27)], 27],
  ])('F-52 %s', (_, lines, expected) => {
    expect(firstUsefulDay(week(lines), wednesday)).toBe(date(expected))
  })
  it('F-52 any other week is shown whole', () => {
    expect(firstUsefulDay(week([line(27)]), date(21))).toBeNull()
    expect(firstUsefulDay(week([line(27)]), date(29))).toBeNull()
  })
})

describe('until when a day can be changed (B8)', () => {
  const [thursday] = week([line(26), line(26, { cutoff: '2026-11-25T20:30:00Z' })]).filter(
    day => day.date === date(26),
  )
  it('B8 the first cut-off that is still to come', () => {
    expect(thursday && dayCutoff(thursday, noon)).toEqual(new Date('2026-11-25T20:30:00Z'))
  })
  it('B8 closed when everything on it is', () => {
    const day = week([line(26, { isPastCutoff: true })])[4]
    expect(day && dayCutoff(day, noon)).toBe('closed')
  })
  it('B8 nothing where nothing is due, or the shop does not say', () => {
    const [empty, silent] = [week([])[4], week([line(26, { cutoff: null })])[4]]
    expect(empty && dayCutoff(empty, noon)).toBeNull()
    expect(silent && dayCutoff(silent, noon)).toBeNull()
  })
})
