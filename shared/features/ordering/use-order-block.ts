import { useShop } from '../../domain/hooks/use-shop'
import { useMessages } from '../../platform/messages/use-messages'
import { blockMessages } from './editor-messages'

/** The reason why nothing can be ordered, as a text to show. */
export type OrderBlock = { tone: 'warning' | 'info'; reason: string }

/**
 * Returns the reason why the customer cannot order: no confirmed postcode (OO-17), the day's quota, or the page
 * itself.
 */
export function useOrderBlock(ofPage?: string | false): OrderBlock | null {
  const messages = useMessages(blockMessages)
  const isConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  const isQuotaReached = useShop(({ session }) => session.isBlocked)
  if (!isConfirmed) return { tone: 'warning', reason: messages.noPostcode }
  const reason = isQuotaReached ? messages.quotaReached : ofPage
  return reason ? { tone: 'info', reason } : null
}
