import { interpolate } from '../../../platform/values/interpolate'
import type { WeekLine } from './week'

/**
 * What has become, or will become, of a line; one answer, the first that applies. Null while nothing is
 * settled.
 */
export type LineStatus = 'unavailable' | 'delivered' | 'short' | 'undeliverable' | 'delivering' | null

/** How a line came to be due that day; one answer, the first that applies. */
export type LineKind = 'shifted' | 'modified' | 'repeating' | 'one-off'

/** Is the line a day for which a regular order was changed to nothing? */
export const isSkipped = ({ ordered, isModified }: Pick<WeekLine, 'ordered' | 'isModified'>): boolean =>
  ordered === 0 && isModified

/** HB-19 to HB-22, A-116. */
export function lineStatus(line: WeekLine): LineStatus {
  if (line.isUnavailable) return 'unavailable'
  if (line.delivered) return line.delivered < line.ordered ? 'short' : 'delivered'
  // A line that is skipped, paused or moved to another day is not on its way.
  if (isSkipped(line) || line.isPaused || line.isShifted) return null
  if (line.isPastCutoff) return line.isLimited ? 'undeliverable' : 'delivering'
  return null
}

/** HB-23 to HB-27. */
export function lineKind({
  isMoved,
  isModified,
  frequency,
}: Pick<WeekLine, 'isMoved' | 'isModified' | 'frequency'>): LineKind {
  if (isMoved) return 'shifted'
  if (isModified) return 'modified'
  return frequency > 0 ? 'repeating' : 'one-off'
}

/** What the badges of the week say. */
export const badgeMessages = {
  badgeUnavailable: 'Unavailable',
  badgeUndeliverable: 'Undeliverable',
  badgeDelivering: 'Delivering',
  badgeDelivered: 'Delivered',
  badgeDeliveredCount: 'Delivered x {count}',
  badgeShort: '{delivered} of {ordered} delivered',
  badgeCancelled: 'Cancelled',
  badgeFailed: 'Failed',
  badgeFailing: 'Failing',
  badgeShifted: 'Shifted',
  badgeModified: 'Modified',
  badgeOneOff: 'One-off',
  badgeWeekly: 'Weekly',
  badgeWeeks: '{weeks}-Weekly',
} as const

export type BadgeMessages = { readonly [Name in keyof typeof badgeMessages]: string }

/** The status in the shop's words: "Delivered x 2". */
export function lineStatusLabel(line: WeekLine, messages: BadgeMessages): string | null {
  const { delivered, ordered } = line
  switch (lineStatus(line)) {
    case null:
      return null
    case 'short':
      return interpolate(messages.badgeShort, { delivered: delivered ?? 0, ordered })
    case 'delivered':
      return interpolate(messages.badgeDeliveredCount, { count: delivered ?? 0 })
    case 'unavailable':
      return messages.badgeUnavailable
    case 'undeliverable':
      return messages.badgeUndeliverable
    case 'delivering':
      return messages.badgeDelivering
  }
}

/** The kind in the shop's words: "Weekly", "2-Weekly", "4-Weekly" for what repeats. */
export function lineKindLabel(
  line: Pick<WeekLine, 'isMoved' | 'isModified' | 'frequency'>,
  messages: BadgeMessages,
): string {
  switch (lineKind(line)) {
    case 'repeating':
      return line.frequency > 1
        ? interpolate(messages.badgeWeeks, { weeks: line.frequency })
        : messages.badgeWeekly
    case 'shifted':
      return messages.badgeShifted
    case 'modified':
      return messages.badgeModified
    case 'one-off':
      return messages.badgeOneOff
  }
}

/** Can the customer still change the line? (HB-29) */
export const isLineEditable = (line: WeekLine): boolean =>
  !(line.delivered || line.isPastCutoff || line.isFree)

/** Is the line part of a regular order, so that one day of it or all weeks can be changed? */
export const isRegularLine = ({ frequency, parentId }: Pick<WeekLine, 'frequency' | 'parentId'>): boolean =>
  frequency > 0 || parentId !== null
