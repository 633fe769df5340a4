import type { BadgeMessages } from '../essentials/line-state'
import type { BoxOrder } from './box-order'

/** The state of a box: the first that applies. Null for a box that is open, paused or moved. */
export type BoxBadge = 'cancelled' | 'failed' | 'failing' | 'delivered' | 'delivering' | null

/**
 * Returns the status of a box (HB-31 to HB-34). The week does not say whether a box can be delivered at all, so a
 * box past its cut-off counts as on its way.
 */
export function boxBadge(box: BoxOrder): BoxBadge {
  if (box.isCancelled) return 'cancelled'
  if (box.failed !== null) return 'failed'
  if (box.failing !== null) return 'failing'
  if (box.isDelivered) return 'delivered'
  if (box.isPaused || box.isShifted) return null
  return box.isPastCutoff ? 'delivering' : null
}

/** Returns the status in the shop's words. */
export const boxBadgeLabel = (status: NonNullable<BoxBadge>, messages: BadgeMessages): string =>
  ({
    cancelled: messages.badgeCancelled,
    failed: messages.badgeFailed,
    failing: messages.badgeFailing,
    delivered: messages.badgeDelivered,
    delivering: messages.badgeDelivering,
  })[status]
