import { type keptEvents, lastEvents } from '../../page/events/last-events'
import { isKept } from '../../page/storage/browser-storage'
import type { LoadStrategy } from '../widget-list'

/**
 * How a placeholder that waits for this event is to be loaded now; undefined where its content still holds. Of a postcode
 * nothing shows before a press, unless the day's registrations are used up, on this page or on an earlier one.
 */
export function strategyAfter(name: (typeof keptEvents)[number] | undefined): LoadStrategy | undefined {
  if (!name) return
  const event = lastEvents()[name]?.[0]
  if (name === 'open-weekly-basket') return event && 'ready'
  return event?.detail?.quotaReached || isKept('quota-reached') ? 'visible' : undefined
}
