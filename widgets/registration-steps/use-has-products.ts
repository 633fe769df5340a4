import { useEffect, useEffectEvent } from 'react'
import { hasOrders } from '../../shared/domain/api/ordered'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useReading } from '../../shared/domain/hooks/use-reading'
import { useShop } from '../../shared/domain/hooks/use-shop'
import { listen } from '../../shared/platform/page/events/window-events'

/**
 * Returns true if anything is ordered; null while unknown. Without a confirmed postcode nothing can be ordered.
 */
export function useHasProducts(): boolean | null {
  const api = useApi()
  const canOrder = useShop(({ session }) => session.isPostcodeConfirmed)
  const reading = useReading(canOrder ? 'ordered' : null, signal => hasOrders(api, signal))
  const readAgain = useEffectEvent(() => canOrder && reading.again())
  useEffect(() => {
    const stops = [listen('product-posted', readAgain), listen('basket-updated', readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  if (!canOrder) return false
  return reading.failure ? null : reading.value
}
