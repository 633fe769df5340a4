import { keptEvents, strategyAfter } from '#site/kept-events'
import { lastEvents } from '../../page/events/last-events'
import { isKept } from '../../page/storage/browser-storage'
import type { MountRecord } from '../mount-record'
import { onDispose } from '../on-dispose'
import type { ListedWidget, LoadStrategy } from '../widget-list'
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
  const readKept = (name: string) => {
    kept ??= isKept(name)
    return kept
  }
  /** Returns the load strategy of a placeholder that waits for this event; undefined while its content is still correct. */
  const strategyOf = (name: ListedWidget['wakesAt']): LoadStrategy | undefined =>
    name ? strategyAfter(name, lastEvents()[name]?.[0]?.detail, readKept) : undefined
  const wake = (record: MountRecord) => {
    const strategy = record.state === 'waiting' && strategyOf(record.listed?.wakesAt)
    if (strategy) watch(record, strategy)
  }
  const wakeAll = () => {
    kept = undefined
    live.forEach(wake)
  }
  for (const name of keptEvents) window.addEventListener(name, wakeAll)
  onDispose(until, () => {
    for (const name of keptEvents) window.removeEventListener(name, wakeAll)
  })
  return wake
}
