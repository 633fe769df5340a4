import { interpolate } from '../../../platform/values/interpolate'
import type { WeekLine } from './week'

/** The delivery status of a line: the first that applies. Null for a line that is open, skipped, paused or moved. */
export type LineStatus = 'unavailable' | 'delivered' | 'short' | 'undeliverable' | 'delivering' | null

/** The kind of a line: the first that applies. */
export type LineKind = 'shifted' | 'modified' | 'repeating' | 'one-off'

/** Returns whether the line is a day on which a regular order was changed to 0. */
export const isSkipped = ({ ordered, isModified }: Pick<WeekLine, 'ordered' | 'isModified'>): boolean =>
  ordered === 0 && isModified

/** Returns the delivery status of a line (HB-19 to HB-22, A-116). */
export function lineStatus(line: WeekLine): LineStatus {
  if (line.isUnavailable) return 'unavailable'
  if (line.delivered !== null) return line.delivered < line.ordered ? 'short' : 'delivered'
  if (isSkipped(line) || line.isPaused || line.isShifted) return null
  if (line.isPastCutoff) return line.isLimited ? 'undeliverable' : 'delivering'
  return null
}

/** Returns the kind of a line (HB-23 to HB-27). */
export function lineKind({
  isMoved,
  isModified,
  frequency,
}: Pick<WeekLine, 'isMoved' | 'isModified' | 'frequency'>): LineKind {
  if (isMoved) return 'shifted'
  if (isModified) return 'modified'
  return frequency > 0 ? 'repeating' : 'one-off'
}

/** The labels of the week's badges. */
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

/** Returns the status in the shop's words: "Delivered x 2". */
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

/** Returns the kind in the shop's words: "Weekly", "2-Weekly" or "4-Weekly" for a repeating line. */
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

/** Returns whether the customer can still change the line (HB-29). */
export const isLineEditable = (line: WeekLine): boolean =>
  line.delivered === null && !line.isPastCutoff && !line.isFree

/** Returns whether the line belongs to a regular order, so that one day or all weeks can be changed. */
export const isRegularLine = ({ frequency, parentId }: Pick<WeekLine, 'frequency' | 'parentId'>): boolean =>
  frequency > 0 || parentId !== null
