import { keptEvents } from '#site/kept-events'
import { pageWide } from '../host/page-wide'

type Kept = { [Name in (typeof keptEvents)[number]]?: CustomEvent[] }

/**
 * Returns the last events of each kind since the loader ran, newest first. Several are kept, as the newest may be
 * unreadable.
 */
export const lastEvents = (): Kept => pageWide<Kept>('events', () => ({}))

const most = 9

function keep(event: Event): void {
  const kept = lastEvents()
  const name = event.type as keyof Kept
  kept[name] = [event as CustomEvent, ...(kept[name] ?? [])].slice(0, most)
}

/** Keeps the last events for the life of the page; only the loader calls this. Returns a function that stops it. */
export function keepLastEvents(): () => void {
  // An event that came before its widget. Ends with: kept for the life of the page, one of a kind.
  for (const name of keptEvents) window.addEventListener(name, keep, true)
  return () => {
    for (const name of keptEvents) {
      window.removeEventListener(name, keep, true)
      delete lastEvents()[name]
    }
  }
}
