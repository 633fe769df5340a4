import type { ShopClock } from '../../platform/page/shop-clock'
import { nextOf } from '../rules/dates/clock'

/** Tells of the moments at which something that was read becomes something else by itself. */
export function createExpiryTimers(
  { now, runAt }: Pick<ShopClock, 'now' | 'runAt'>,
  onExpiry: (name: string) => void,
) {
  const stops = new Map<string, () => void>()
  return {
    /** From here on these moments are those of that name; the next of them is told, and then it is time to read again. */
    follow(name: string, moments: readonly (Date | null)[]): void {
      stops.get(name)?.()
      const next = nextOf(moments, now())
      stops.set(name, next ? runAt(next, () => onExpiry(name)) : () => {})
    },
    stop(): void {
      for (const stop of stops.values()) stop()
    },
  }
}
