import { keptEvents, lastEvents } from '../../page/events/last-events'
import { isKept } from '../../page/storage/browser-storage'
import type { MountRecord } from '../mount-record'
import { onDispose } from '../on-dispose'
import type { LoadStrategy } from '../widget-list'
import type { watchStrategies } from './load-strategies'

/**
 * How a placeholder that waits for this event is to be loaded now; undefined where its content still holds. Of a postcode
 * nothing shows before a press, unless the day's registrations are used up, on this page or on an earlier one.
 */
function strategyAfter(name: (typeof keptEvents)[number] | undefined): LoadStrategy | undefined {
  if (!name) return
  const event = lastEvents()[name]?.[0]
  if (name === 'open-weekly-basket') return event && 'ready'
  return event?.detail?.quotaReached || isKept('quota-reached') ? 'visible' : undefined
}

/**
 * Loads the waiting placeholders that an event calls for. Returns a function that does so for one that is new on the page:
 * its event may have been raised before.
 */
export function wakeAtEvents(
  live: ReadonlySet<MountRecord>,
  { watch }: Pick<ReturnType<typeof watchStrategies>, 'watch'>,
  until?: AbortSignal,
): (record: MountRecord) => void {
  const wake = ({ listed, element, state }: MountRecord) => {
    const strategy = state === 'waiting' && strategyAfter(listed?.wakesAt)
    if (strategy) watch(element, strategy)
  }
  const wakeAll = () => live.forEach(wake)
  for (const name of keptEvents) window.addEventListener(name, wakeAll)
  onDispose(until, () => {
    for (const name of keptEvents) window.removeEventListener(name, wakeAll)
  })
  return wake
}
