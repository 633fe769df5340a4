import type { ShopClock } from '../../platform/page/shop-clock'
import { soonAfter } from '../../platform/values/spread'
import { nextOf } from '../rules/dates/clock'

/** Creates timers that report when something that was read changes by itself, such as at a cut-off. */
export function createExpiryTimers(
  { now, runAt }: Pick<ShopClock, 'now' | 'runAt'>,
  onExpiry: (name: string) => void,
) {
  const stops = new Map<string, () => void>()
  return {
    /** Replaces the moments of that name. `onExpiry` runs at the next of them. */
    follow(name: string, moments: readonly (Date | null)[]): void {
      stops.get(name)?.()
      const next = nextOf(moments, now())
      stops.set(name, next ? runAt(soonAfter(next), () => onExpiry(name)) : () => {})
    },
    stop(): void {
      for (const stop of stops.values()) stop()
    },
  }
}
