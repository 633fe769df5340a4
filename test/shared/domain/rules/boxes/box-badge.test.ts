import { boxBadge, boxBadgeLabel } from '../../../../../shared/domain/rules/boxes/box-badge'
import type { BoxOrder } from '../../../../../shared/domain/rules/boxes/box-order'
import { badgeMessages, lineKindLabel } from '../../../../../shared/domain/rules/essentials/line-state'
import { standIn } from '../../../../support/stand-in'

const open: Partial<BoxOrder> = {
  isCancelled: false,
  failed: null,
  failing: null,
  isDelivered: false,
  isPastCutoff: false,
  isShifted: false,
  isMoved: false,
  isModified: false,
  frequency: 0,
}
const box = (fields: Partial<BoxOrder> = {}) => standIn<BoxOrder>({ ...open, ...fields })
const words = (fields: Partial<BoxOrder>) => {
  const status = boxBadge(box(fields))
  return status && boxBadgeLabel(status, badgeMessages)
}

test.each([
  ['HB-31', { isDelivered: true, isPastCutoff: true }, 'Delivered'],
  ['HB-32', { failed: '', isDelivered: true, isPastCutoff: true }, 'Failed'],
  ['HB-33', { isCancelled: true, failed: 'x', failing: 'x', isDelivered: true }, 'Cancelled'],
  ['HB-34', { isPastCutoff: true }, 'Delivering'],
  ['A-61', { failing: 'Card declined', isPastCutoff: true }, 'Failing'],
  ['before the cut-off', {}, null],
] as const)('HB-31 HB-32 HB-33 HB-34 %s: a box that is %j reads %j', (_, fields, expected) => {
  expect(words(fields)).toBe(expected)
})

test('HB-35 HB-36 HB-37 HB-38 A box has one tag, the first that applies', () => {
  expect(lineKindLabel(box({ isMoved: true, isModified: true, frequency: 1 }), badgeMessages)).toBe('Shifted')
  expect(lineKindLabel(box({ isModified: true, frequency: 1 }), badgeMessages)).toBe('Modified')
  expect(lineKindLabel(box({ frequency: 1 }), badgeMessages)).toBe('Weekly')
  expect(lineKindLabel(box({ frequency: 2 }), badgeMessages)).toBe('2-Weekly')
  expect(lineKindLabel(box(), badgeMessages)).toBe('One-off')
})
