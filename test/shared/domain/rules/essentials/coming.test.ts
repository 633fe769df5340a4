import type { BoxOrder } from '../../../../../shared/domain/rules/boxes/box-order'
import { productAbsence } from '../../../../../shared/domain/rules/essentials/coming'
import { daysOf, type Week, type WeekLine } from '../../../../../shared/domain/rules/essentials/week'
import { comingDelivery, dayCutoff } from '../../../../../shared/domain/rules/essentials/week-ahead'
import { calendarDay } from '../../../../support/calendar-day'
import { standIn } from '../../../../support/stand-in'

const date = (day: number) => calendarDay(`2026-11-${day}`)
const friday = date(27)

type Due = { week: Week; line: WeekLine; box: BoxOrder }

/** A Friday on which milk and a box are due; the next delivery after it is on Saturday. */
function openFriday(): Due {
  const due = { isPastCutoff: false, isPaused: false, isShifted: false, cutoff: '2026-11-26T21:00:00Z' }
  const milk = { ...due, product: { id: '1' }, ordered: 2, delivered: null, isModified: false }
  const line = standIn<WeekLine>({ ...milk, date: friday })
  const box = standIn<BoxOrder>({ ...due, id: '9', date: friday, failed: null, isCancelled: false })
  const lines = [line, standIn<WeekLine>({ ...milk, date: date(28), cutoff: null })]
  return {
    week: { start: date(22), lines, boxes: [box], pauses: [], shifts: [], unfinished: null },
    line,
    box,
  }
}

const causes: Readonly<Record<string, (due: Due) => void>> = {
  pause: ({ week }) => Object.assign(week, { pauses: [{ start: friday, end: friday }] }),
  'paused entries': ({ line, box }) => [line, box].map(each => Object.assign(each, { isPaused: true })),
  holiday: ({ week, line, box }) => {
    Object.assign(week, { shifts: [{ from: friday, to: date(30), name: 'Snow' }] })
    for (const each of [line, box]) Object.assign(each, { isShifted: true })
  },
  'cut-off': ({ line, box }) => [line, box].map(each => Object.assign(each, { isPastCutoff: true })),
  skip: ({ line }) => Object.assign(line, { ordered: 0, isModified: true }),
  quota: ({ line }) => Object.assign(line, { isLimited: true }),
  'out of stock': ({ line }) => Object.assign(line, { isUnavailable: true }),
  cancellation: ({ box }) => Object.assign(box, { isCancelled: true }),
  'failed box': ({ box }) => Object.assign(box, { failed: 'Your card was declined' }),
}

/** The next delivery | why nothing comes on Friday | until when it can be changed | why the milk does not come. */
function told(names: readonly string[]): string {
  const due = openFriday()
  for (const name of names) causes[name]?.(due)
  const days = daysOf(due.week)
  const { next, fallen } = comingDelivery(days, date(25))
  const inWords = (absence: { why: string; name: string; to: string | null } | null | undefined) =>
    absence ? [absence.why, absence.name, absence.to?.slice(8)].filter(Boolean).join(' ') : '-'
  const cutoff = days[5] && dayCutoff(days[5], new Date('2026-11-25T12:00:00Z'))
  const until = cutoff instanceof Date ? 'open' : (cutoff ?? '-')
  const milk = productAbsence(due.week, { date: friday, id: '1' })
  return `${next?.date.slice(8)} | ${inWords(fallen[0])} | ${until} | ${inWords(milk)}`
}

const rows: Readonly<Record<string, string>> = {
  'pause, paused entries': '28 | paused | - | paused',
  'pause, holiday': '28 | paused | - | paused',
  'pause, cut-off': '28 | paused | - | paused',
  'pause, skip': '28 | paused | - | paused',
  'pause, quota': '28 | paused | - | paused',
  'pause, out of stock': '28 | paused | - | paused',
  'pause, cancellation': '28 | paused | - | paused',
  'pause, failed box': '28 | paused | - | paused',
  'paused entries, holiday': '28 | paused | - | paused',
  'paused entries, cut-off': '28 | paused | - | paused',
  'paused entries, skip': '28 | paused | - | -',
  'paused entries, quota': '28 | paused | - | paused',
  'paused entries, out of stock': '28 | paused | - | paused',
  'paused entries, cancellation': '28 | paused | - | paused',
  'paused entries, failed box': '28 | paused | - | paused',
  'holiday, cut-off': '28 | moved Snow 30 | - | moved Snow 30',
  'holiday, skip': '28 | moved Snow 30 | - | -',
  'holiday, quota': '28 | moved Snow 30 | - | moved Snow 30',
  'holiday, out of stock': '28 | moved Snow 30 | - | moved Snow 30',
  'holiday, cancellation': '28 | moved Snow 30 | - | moved Snow 30',
  'holiday, failed box': '28 | moved Snow 30 | - | moved Snow 30',
  'cut-off, skip': '27 | - | closed | -',
  'cut-off, quota': '27 | - | closed | unavailable',
  'cut-off, out of stock': '27 | - | closed | unavailable',
  'cut-off, cancellation': '27 | - | closed | -',
  'cut-off, failed box': '27 | - | closed | -',
  'skip, quota': '27 | - | open | -',
  'skip, out of stock': '27 | - | open | -',
  'skip, cancellation': '28 | - | - | -',
  'skip, failed box': '28 | unavailable | - | -',
  'quota, out of stock': '27 | - | open | unavailable',
  'quota, cancellation': '27 | - | open | -',
  'quota, failed box': '27 | - | open | -',
  'out of stock, cancellation': '28 | unavailable | - | unavailable',
  'out of stock, failed box': '28 | unavailable | - | unavailable',
  'cancellation, failed box': '27 | - | open | -',
}

const names = Object.keys(causes)
const pairs = names.flatMap((one, at) => names.slice(at + 1).map(other => [one, other] as const))

test.each(pairs)('L-31 J-60 A Friday with %s and %s has one reason', (one, other) => {
  expect(told([one, other])).toBe(rows[`${one}, ${other}`])
})
