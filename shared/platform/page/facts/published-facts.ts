import type { Fact } from '#site/facts'
import { pageWide } from '../host/page-wide'
import { keepFacts } from './shop-said'

type PublishedFacts = { [Name in Fact]?: string | undefined }

/** Raised on the document when a widget has learnt something of what a page may have printed. */
export const factsName = 'doorstep:known'

/** What the widgets of this page know by now. */
export const publishedFacts = (): PublishedFacts => pageWide('known', () => ({}))

/**
 * Tells inactive placeholders, here and on the next pages of this tab, what a widget knows: those that say something
 * else are activated. A text that is expensive to make is given as a getter, and made when one of them asks.
 */
export function publishFacts(news: PublishedFacts): void {
  const known = publishedFacts()
  Object.defineProperties(known, Object.getOwnPropertyDescriptors(news))
  keepFacts(known, Object.keys(news))
  document.dispatchEvent(new CustomEvent(factsName))
}
