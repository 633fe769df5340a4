import { useSyncExternalStore } from 'react'
import { shopClock } from '../page/shop-clock'
import { useGiven } from './services'

/** The shop's clock: a function that says what time it is, and another one once the clock has been put right. */
export function useNow(): () => Date {
  const { subscribe, reading } = useGiven('clock') ?? shopClock
  return useSyncExternalStore(subscribe, reading)
}
