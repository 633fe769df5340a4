import { changing } from '#site/kept-events'
import { pageLoad } from '../arrival'
import { lastEvents } from '../events/last-events'
import { pageWide } from '../host/page-wide'

/** Marks a script with the server-rendered answer to a read; `data-at` says when the shop wrote it. */
export const serverRenderedAnswer = 'data-doorstep-answer'

/**
 * Returns whether the page's options and server-rendered answers may be old, or of another visitor, or of another
 * named customer. Back and Forward show the page as it was, whatever the shop has saved since.
 */
export const writtenPage = (): { mayBeOld: boolean; isOfAnother: boolean; isOfOtherCustomer: boolean } =>
  pageWide('written', () => ({
    mayBeOld: pageLoad()?.type === 'back_forward',
    isOfAnother: false,
    isOfOtherCustomer: false,
  }))

/** Marks the page as old: its server-rendered answers are still shown first, but no longer replace a read. */
export function agePage(): void {
  writtenPage().mayBeOld = true
  for (const each of document.querySelectorAll(`[${serverRenderedAnswer}]`)) each.removeAttribute('data-at')
}

/** Returns whether the page may be old. A change counts even if it happened before any widget was active. */
export const mayBeOld = (): boolean => writtenPage().mayBeOld || changing.some(name => lastEvents()[name])
