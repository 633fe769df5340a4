import { keptEvents, keptOfEvents, strategyAfter } from '#site/kept-events'
import { lastEvents } from '../../page/events/last-events'
import { isKept } from '../../page/storage/browser-storage'
import type { MountRecord } from '../mount-record'
import { onDispose } from '../on-dispose'
import type { watchStrategies } from './load-strategies'

/**
 * Loads the waiting placeholders that an event concerns. Returns a function that does so for a new placeholder,
 * whose event may have come before.
 */
export function wakeAtEvents(
  live: ReadonlySet<MountRecord>,
  { watch }: Pick<ReturnType<typeof watchStrategies>, 'watch'>,
  until?: AbortSignal,
): (record: MountRecord) => void {
  // Read once, and again at each event: a page may have a thousand placeholders, and its shop many stored values.
  let kept: boolean | undefined
  const readKept = () => {
    kept ??= isKept(keptOfEvents)
    return kept
  }
  const wake = (record: MountRecord) => {
    const event = record.listed?.wakesAt
    if (!event || record.state !== 'waiting') return
    const strategy = strategyAfter(event, lastEvents()[event]?.[0]?.detail, readKept)
    if (strategy) watch(record, strategy)
  }
  const wakeAll = () => {
    kept = undefined
    live.forEach(wake)
  }
  // An event wakes the widgets that it concerns. Ends with: the loader is disposed.
  for (const name of keptEvents) window.addEventListener(name, wakeAll)
  onDispose(until, () => {
    for (const name of keptEvents) window.removeEventListener(name, wakeAll)
  })
  return wake
}
