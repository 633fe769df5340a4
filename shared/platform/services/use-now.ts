import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { type ShopClock, shopClock } from '../page/shop-clock'
import { type Service, useService } from './service'

export const clockService: Service<ShopClock> = () => shopClock

/** The shop's clock: a function that says what time it is, and another one once the clock has been put right. */
export function useNow(): () => Date {
  const { subscribe, reading } = useService(clockService)
  return useSyncExternalStore(subscribe, reading)
}

/**
 * The shop's time, told anew at each moment that `next` names: what depends on a cut-off or on midnight changes then, and
 * not later than the page is looked at again. `next` is given the time and names the next moment that matters.
 */
export function useTime(next: (time: Date) => Date | null): Date {
  const { wakeAt } = useService(clockService)
  const time = useNow()()
  const [, wake] = useReducer((times: number) => times + 1, 0)
  const due = next(time)?.getTime() ?? null
  useEffect(() => (due === null ? undefined : wakeAt(new Date(due), wake)), [wakeAt, due])
  return time
}
