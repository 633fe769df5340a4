import { isCachedPage } from './arrival'
import { mayBeOld, serverRenderedAnswer } from './facts/written-page'
import { elementsNamed } from './host/find-in-page'

export const freshMs = 10_000
/** A cache on the way may keep a page for a day; a page that seems older was opened on a device whose clock is ahead. */
const longestKeptMs = 86_400_000

const entriesOf = (type: string) => performance.getEntriesByType?.(type) ?? []

/** Whether the page comes straight from the shop, and nobody can have been elsewhere since. */
export function isStraightFromShop(): boolean {
  return !isCachedPage() && entriesOf('visibility-state').every(({ name }) => name === 'visible')
}

/**
 * What time it is at the shop, by an answer that the page has printed; null where none says, or where the page may be old.
 * The shop has just written the page: what it calls now is now, however wrong the device is (J-50).
 */
export function printedTime(now: Date): Date | null {
  const said = elementsNamed('script')
    .filter(script => script.hasAttribute(serverRenderedAnswer))
    .map(script => new Date((script as HTMLElement).dataset.at ?? ''))
    .find(time => !Number.isNaN(time.getTime()))
  if (!said || mayBeOld() || !isStraightFromShop()) return null
  const age = now.getTime() - said.getTime()
  return age < freshMs || age > longestKeptMs ? said : null
}
