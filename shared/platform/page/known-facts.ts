import { pageWide } from './host/page-wide'

/** What a page can print as a widget's first state, in `data-printed`. */
export type Fact =
  | 'items'
  | 'box'
  | 'boxes'
  | 'date'
  | 'days'
  | 'total'
  | 'postcode'
  | 'open'
  | 'step'
  | 'scheme'
  | 'details'
  | 'balance'
type Known = { [Name in Fact]?: string | undefined }

/** Raised on the document when a widget has learnt something of what a page may have printed. */
export const knownName = 'doorstep:known'

/** What the widgets of this page know by now. */
export const knownFacts = (): Known => pageWide('known', () => ({}))

/**
 * Tells placeholders that sleep what a widget knows: those that say something else wake. What costs to put into words is
 * given as a getter, and put into words when one of them asks.
 */
export function makeKnown(news: Known): void {
  Object.defineProperties(knownFacts(), Object.getOwnPropertyDescriptors(news))
  document.dispatchEvent(new CustomEvent(knownName))
}
