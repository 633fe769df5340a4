import type { Fact } from '#site/facts'
import { pageWide } from '../host/page-wide'
import { keepFacts } from './shop-said'

type PublishedFacts = { [Name in Fact]?: string | undefined }

/** Dispatched on the document when a widget has learnt a fact that the page may have server-rendered. */
export const factsName = 'doorstep:known'

/** Returns the facts that the widgets of this page know. */
export const publishedFacts = (): PublishedFacts => pageWide('known', () => ({}))

/**
 * Publishes facts to inactive placeholders, on this page and the next pages of this tab; placeholders that show
 * something else are activated. An expensive text is passed as a getter, and built when a placeholder asks.
 */
export function publishFacts(news: PublishedFacts): void {
  const known = publishedFacts()
  Object.defineProperties(known, Object.getOwnPropertyDescriptors(news))
  keepFacts(known, Object.keys(news))
  document.dispatchEvent(new CustomEvent(factsName))
}
