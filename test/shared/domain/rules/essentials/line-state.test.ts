import {
  badgeMessages,
  isLineEditable,
  isRegularLine,
  lineKindLabel,
  lineStatus,
  lineStatusLabel,
} from '../../../../../shared/domain/rules/essentials/line-state'
import type { WeekLine } from '../../../../../shared/domain/rules/essentials/week'
import { standIn } from '../../../../support/stand-in'

const open: Partial<WeekLine> = {
  delivered: null,
  isPastCutoff: false,
  isLimited: false,
  isUnavailable: false,
  isShifted: false,
  isMoved: false,
  isModified: false,
  isFree: false,
  frequency: 1,
  parentId: null,
}
const line = (fields: Partial<WeekLine> = {}) => standIn<WeekLine>({ ...open, ...fields })

describe('the state of a line', () => {
  it.each([
    ['HB-19', { isUnavailable: true }, 'Unavailable'],
    ['HB-20', { delivered: 2 }, 'Delivered x 2'],
    ['HB-21', { isPastCutoff: true }, 'Delivering'],
    ['HB-22', { isPastCutoff: true, isLimited: true }, 'Undeliverable'],
    ['before the cut-off', { isLimited: true }, null],
  ])('%s %j reads %j', (_, fields, words) => {
    expect(lineStatusLabel(line(fields), badgeMessages)).toBe(words)
  })

  it('HB-19 HB-20 HB-21 HB-22 One status takes precedence when several apply', () => {
    const all = { isUnavailable: true, delivered: 1, isPastCutoff: true, isLimited: true }
    expect(lineStatus(line(all))).toBe('unavailable')
    expect(lineStatus(line({ ...all, isUnavailable: false }))).toBe('delivered')
    expect(lineStatus(line({ ...all, isUnavailable: false, delivered: null }))).toBe('undeliverable')
    expect(lineStatus(line({ isPastCutoff: true }))).toBe('delivering')
  })

  it('F-27 A-116 A line that is paused, skipped or moved has nothing on its way', () => {
    expect(lineStatus(line({ isPastCutoff: true, isPaused: true }))).toBeNull()
    expect(lineStatus(line({ isPastCutoff: true, isShifted: true }))).toBeNull()
    expect(lineStatus(line({ isPastCutoff: true, isModified: true, ordered: 0 }))).toBeNull()
  })

  it('F-27 A-116 A short delivery says how many came', () => {
    expect(lineStatusLabel(line({ ordered: 2, delivered: 1 }), badgeMessages)).toBe('1 of 2 delivered')
    expect(lineStatusLabel(line({ ordered: 2, delivered: 2 }), badgeMessages)).toBe('Delivered x 2')
  })

  it('K-240 A delivery of which nothing came says so', () => {
    expect(lineStatusLabel(line({ ordered: 2, delivered: 0 }), badgeMessages)).toBe('0 of 2 delivered')
  })
})

describe('the reason why a line is due', () => {
  it('HB-23 HB-24 HB-25 HB-26 HB-27 A line has one tag, the first that applies', () => {
    expect(lineKindLabel(line(), badgeMessages)).toBe('Weekly')
    expect(lineKindLabel(line({ frequency: 2 }), badgeMessages)).toBe('2-Weekly')
    expect(lineKindLabel(line({ frequency: 4 }), badgeMessages)).toBe('4-Weekly')
    expect(lineKindLabel(line({ frequency: 0 }), badgeMessages)).toBe('One-off')
    expect(lineKindLabel(line({ isModified: true, frequency: 0 }), badgeMessages)).toBe('Modified')
    expect(lineKindLabel(line({ isMoved: true, isModified: true }), badgeMessages)).toBe('Shifted')
  })

  it('A change of one day still belongs to a regular order', () => {
    expect(isRegularLine(line())).toBe(true)
    expect(isRegularLine(line({ frequency: 0, parentId: '7' }))).toBe(true)
    expect(isRegularLine(line({ frequency: 0 }))).toBe(false)
  })
})

describe('whether a line can be changed', () => {
  it.each([
    [{}, true],
    [{ delivered: 0 }, false],
    [{ delivered: 1 }, false],
    [{ isPastCutoff: true }, false],
    [{ isFree: true }, false],
    [{ isShifted: true }, true],
    [{ isUnavailable: true }, true],
  ])('HB-29 %j can be changed: %j', (fields, can) => {
    expect(isLineEditable(line(fields))).toBe(can)
  })
})
