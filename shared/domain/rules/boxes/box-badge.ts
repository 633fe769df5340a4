import type { BadgeMessages } from '../essentials/line-state'
import type { BoxOrder } from './box-order'

/** The state of a box: the first that applies. Null while nothing is settled. */
export type BoxStatus = 'cancelled' | 'failed' | 'failing' | 'delivered' | 'delivering' | null

/**
 * HB-31 to HB-34; whether a box can be delivered at all is not told in the week, so past its cut-off it is on its
 * way.
 */
export function boxStatus(box: BoxOrder): BoxStatus {
  if (box.isCancelled) return 'cancelled'
  if (box.failed !== null) return 'failed'
  if (box.failing !== null) return 'failing'
  if (box.isDelivered) return 'delivered'
  // A delivery that is paused or moved to another day is not on its way.
  if (box.isPaused || box.isShifted) return null
  return box.isPastCutoff ? 'delivering' : null
}

/** The status in the shop's words. */
export const boxStatusLabel = (status: NonNullable<BoxStatus>, messages: BadgeMessages): string =>
  ({
    cancelled: messages.badgeCancelled,
    failed: messages.badgeFailed,
    failing: messages.badgeFailing,
    delivered: messages.badgeDelivered,
    delivering: messages.badgeDelivering,
  })[status]
