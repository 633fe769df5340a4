import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { type ShopClock, shopClock, withPrintedTime } from '../page/shop-clock'
import { type Provider, useProvider } from './provider'

export const clockProvider: Provider<ShopClock> = () => withPrintedTime(shopClock)

/** Returns a function that tells the shop's time; it is a new function after each correction of the clock. */
export function useClock(): () => Date {
  const { subscribe, reading } = useProvider(clockProvider)
  return useSyncExternalStore(subscribe, reading)
}

/** Returns whether the shop's time is known; a device may be days off (J-50). */
export function useIsClockKnown(): boolean {
  const { subscribe, isKnown } = useProvider(clockProvider)
  return useSyncExternalStore(subscribe, isKnown)
}

/** Returns whether the shop's time is known, and asks the shop for it. For widgets that read nothing else from the shop. */
export function useAskedClock(): boolean {
  const { ask } = useProvider(clockProvider)
  useEffect(ask, [ask])
  return useIsClockKnown()
}

/**
 * Returns the shop's time and renders again at each moment that `next` returns, such as a cut-off or midnight. A
 * hidden page renders when it is next visible.
 */
export function useTime(next: (time: Date) => Date | null): Date {
  const { runAt } = useProvider(clockProvider)
  const time = useClock()()
  const [, wake] = useReducer((times: number) => times + 1, 0)
  const due = next(time)?.getTime() ?? null
  useEffect(() => (due === null ? undefined : runAt(new Date(due), wake)), [runAt, due])
  return time
}
