import { useShop } from '../services/use-shop'

/** Why nothing can be ordered now, as a sentence to show. */
export type OrderBlock = { tone: 'warning' | 'info'; reason: string }

export const noPostcode = 'Please enter a postcode before adding products'

/** What keeps the customer from ordering: no confirmed postcode (OO-17), the day's quota, or the page itself. */
export function useOrderBlock(ofPage?: string | false): OrderBlock | null {
  const isConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  const blocked = useShop(({ session }) => session.blocked)
  if (!isConfirmed) return { tone: 'warning', reason: noPostcode }
  const reason = blocked ?? ofPage
  return reason ? { tone: 'info', reason } : null
}
