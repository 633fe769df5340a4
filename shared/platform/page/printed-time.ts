import { isCachedPage } from './arrival'
import { mayBeOld, serverRenderedAnswer } from './facts/written-page'
import { elementsNamed } from './host/find-in-page'

export const freshMs = 10_000
/** The longest time that a cache keeps a page. If a page seems older, the device's clock is ahead. */
const longestKeptMs = 86_400_000

const entriesOf = (type: string) => performance.getEntriesByType?.(type) ?? []

/** Returns whether the page comes straight from the shop and was visible ever since. */
export function isStraightFromShop(): boolean {
  return !isCachedPage() && entriesOf('visibility-state').every(({ name }) => name === 'visible')
}

/**
 * Returns the shop's time from a server-rendered answer; null if there is none, or if the page may be old. The shop
 * has just written the page, so its time is the current time, however wrong the device is (J-50).
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
