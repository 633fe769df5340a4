import { useSyncExternalStore } from 'react'
import { type ShopClock, shopClock } from '../page/shop-clock'
import { type Service, useService } from './service'

export const clockService: Service<ShopClock> = () => shopClock

/** The shop's clock: a function that says what time it is, and another one once the clock has been put right. */
export function useNow(): () => Date {
  const { subscribe, reading } = useService(clockService)
  return useSyncExternalStore(subscribe, reading)
}
