import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { type ShopClock, shopClock, withPrintedTime } from '../page/shop-clock'
import { type Provider, useProvider } from './provider'

export const clockProvider: Provider<ShopClock> = () => withPrintedTime(shopClock)

/** The shop's clock: a function that says what time it is, and another one once the clock has been put right. */
export function useClock(): () => Date {
  const { subscribe, reading } = useProvider(clockProvider)
  return useSyncExternalStore(subscribe, reading)
}

/** Whether the time at the shop is known; a device may be days off (J-50). */
export function useIsClockKnown(): boolean {
  const { subscribe, isKnown } = useProvider(clockProvider)
  return useSyncExternalStore(subscribe, isKnown)
}

/** The same, for widgets that read nothing from the shop: they ask what time it is. */
export function useAskedClock(): boolean {
  const { ask } = useProvider(clockProvider)
  useEffect(ask, [ask])
  return useIsClockKnown()
}

/**
 * The shop's time, told anew at each moment that `next` names: what depends on a cut-off or on midnight changes then, and
 * not later than the page is looked at again. `next` is given the time and names the next moment that matters.
 */
export function useTime(next: (time: Date) => Date | null): Date {
  const { runAt } = useProvider(clockProvider)
  const time = useClock()()
  const [, wake] = useReducer((times: number) => times + 1, 0)
  const due = next(time)?.getTime() ?? null
  useEffect(() => (due === null ? undefined : runAt(new Date(due), wake)), [runAt, due])
  return time
}
