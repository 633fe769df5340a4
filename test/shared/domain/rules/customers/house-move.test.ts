import {
  choiceOf,
  fieldOf,
  type MoveAnswer,
  type MoveChoices,
  type MoveConflict,
  movingDay,
  nearestTo,
  optionsOf,
  unresolved,
  weekdayOf,
  withNearest,
} from '../../../../../shared/domain/rules/customers/house-move'
import { calendarDay } from '../../../../support/calendar-day'
import fc from '../../../../support/fast-check'

const options = (...values: string[]) => values.map(value => ({ value, label: null }))
const regular = (from: string, id = '1'): MoveConflict => ({
  id,
  frequency: 2,
  from,
  name: 'Milk',
  quantity: 2,
  image: '',
})
const once = (from: string): MoveConflict => ({
  id: '2',
  frequency: 0,
  from,
  name: 'Cream',
  quantity: 1,
  image: '',
})
const answer = (...conflicts: MoveConflict[]): MoveAnswer => ({
  conflicts,
  days: options('2', '5'),
  dates: options('2026-12-01', '2026-12-08'),
})

test.each([
  ['HM-03 A-86 a repeating order moves to a day', regular('1'), ['2', '5']],
  ['HM-03 A-86 a one-off order moves to a date', once('2026-12-03'), ['2026-12-01', '2026-12-08']],
])('%s', (_, conflict, values) => {
  expect(optionsOf(conflict, answer(conflict)).map(({ value }) => value)).toEqual(values)
})

test.each([
  ['nothing', {}, null],
  ['a day that is offered', { 1: '5' }, '5'],
  ['Cancel', { 1: 'x' }, 'x'],
  ['a day no longer offered', { 1: '3' }, null],
  ['a date instead of a weekday', { 1: '2026-12-01' }, null],
  ["another order's day", { 2: '5' }, null],
])('HM-03 HM-04 The choice of %s for an order reads as shown', (_, choices, choice) => {
  const conflict = regular('1')
  expect(choiceOf(conflict, answer(conflict), choices as MoveChoices)).toBe(choice)
})

test.each([
  ['1', '2'],
  ['Wednesday', '2'],
  ['4', '5'],
  ['6', '5'],
  ['0', '2'],
  ['some day', undefined],
])('HM-03 The nearest day to %s is %s', (from, nearest) => {
  expect(nearestTo(regular(from), answer())?.value).toBe(nearest)
})

test.each([
  ['2026-12-03', '2026-12-01'],
  ['07/12/2026', '2026-12-08'],
  ['soon', undefined],
])('HM-03 The nearest date to %s is %s', (from, nearest) => {
  expect(nearestTo(once(from), answer())?.value).toBe(nearest)
})

test.each([
  ['7', 0],
  ['Tues', 2],
  ['saturday', 6],
  ['8', null],
  ['Maundy', null],
])('HM-03 %s is weekday %s', (text, weekday) => {
  expect(weekdayOf(text)).toBe(weekday)
})

test('HM-05 HM-06 An order is posted as conflict[id][from] and conflict[id][to]', () => {
  expect([fieldOf({ id: 'box-8' }, 'from'), fieldOf({ id: '7' }, 'to')]).toEqual([
    'conflict[box-8][from]',
    'conflict[7][to]',
  ])
})

test.each([
  ['2026-12-01', '2026-12-05', '2026-12-05'],
  ['2026-12-05', '2026-12-05', '2026-12-05'],
  ['2026-12-06', '2026-12-05', '2026-12-06'],
])('HM-12 With %s requested and %s the earliest, the day is %s', (asked, earliest, day) => {
  expect(movingDay(calendarDay(asked), calendarDay(earliest))).toBe(day)
})

const weekday = fc.integer({ min: 1, max: 6 }).map(String)
const conflicts = fc
  .array(fc.record({ frequency: fc.constantFrom(0, 1, 2, 4), day: weekday }), { maxLength: 20 })
  .map(all =>
    all.map(({ frequency, day }, at) => ({
      ...regular(frequency ? day : `2026-12-0${day}`, `${at}`),
      frequency,
    })),
  )
const moves = fc.record({
  conflicts,
  days: fc.uniqueArray(weekday).map(days => options(...days)),
  dates: fc.uniqueArray(weekday).map(days => options(...days.map(day => `2026-12-1${day}`))),
})
const anyChoices = fc.dictionary(
  fc.integer({ min: 0, max: 20 }).map(String),
  fc.oneof(weekday, fc.constant('x'), fc.constant('2026-12-11'), fc.string()),
)

test('HM-03 HM-04 The nearest days resolve all they can, keep valid choices and cancel nothing', () => {
  fc.assert(
    fc.property(moves, anyChoices, (move, choices) => {
      const before = new Map(move.conflicts.map(each => [each.id, choiceOf(each, move, choices)]))
      const next = withNearest(move, choices)
      for (const conflict of move.conflicts) {
        const choice = choiceOf(conflict, move, next)
        const held = before.get(conflict.id)
        if (held !== null) expect(choice).toBe(held)
        else expect([null, ...optionsOf(conflict, move).map(({ value }) => value)]).toContain(choice)
      }
      const stuck = unresolved(move, next).filter(each => optionsOf(each, move).length > 0)
      expect(stuck).toEqual([])
    }),
  )
})
