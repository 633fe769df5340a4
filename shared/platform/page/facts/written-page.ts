import { changing } from '#site/kept-events'
import { lastEvents } from '../events/last-events'
import { pageWide } from '../host/page-wide'

/** A script in which the page has printed the answer to a read; `data-at` says when the shop wrote it. */
export const serverRenderedAnswer = 'data-doorstep-answer'

/**
 * Whether what the page was written with may be old, somebody else's, or another customer's by name: its options, and the
 * answers that it has printed.
 */
export const writtenPage = (): { mayBeOld: boolean; isOfAnother: boolean; isOfOtherCustomer: boolean } =>
  pageWide('written', () => ({ mayBeOld: false, isOfAnother: false, isOfOtherCustomer: false }))

/** From here on, what the page was written with is shown first, but never replaces a read. */
export function agePage(): void {
  writtenPage().mayBeOld = true
  for (const each of document.querySelectorAll(`[${serverRenderedAnswer}]`)) each.removeAttribute('data-at')
}

/** Whether it may be old: something has been changed since, also while nothing here was there to hear of it. */
export const mayBeOld = (): boolean => writtenPage().mayBeOld || changing.some(name => lastEvents()[name])
