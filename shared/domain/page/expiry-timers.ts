import type { ShopClock } from '../../platform/page/shop-clock'
import { soonAfter } from '../../platform/values/spread'
import { nextOf } from '../rules/dates/clock'

/** Creates timers that report when something that was read changes by itself, such as at a cut-off. */
export function createExpiryTimers(
  { now, runAt }: Pick<ShopClock, 'now' | 'runAt'>,
  onExpiry: (name: string) => void,
) {
  const pending = new Map<string, readonly [moment: Date, stop: () => void]>()
  return {
    /** Replaces the moments of that name, unless one has just passed. `onExpiry` runs soon after the next of them. */
    follow(name: string, moments: readonly (Date | null)[]): void {
      const [due, stop] = pending.get(name) ?? []
      if (due && due <= now()) return
      stop?.()
      pending.delete(name)
      const next = nextOf(moments, now())
      if (!next) return
      const run = () => {
        pending.delete(name)
        onExpiry(name)
      }
      pending.set(name, [next, runAt(soonAfter(next), run)])
    },
    stop(): void {
      for (const [, stop] of pending.values()) stop()
    },
  }
}
