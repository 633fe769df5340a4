import { isCachedPage, pageLoad } from '../arrival'
import { pageWide } from '../host/page-wide'
import { getShared, setShared } from './browser-storage'

const changed = 'changed '
/** Under this and the name of what it is, the browser keeps when something of the customer's was last saved. */
export const savedKey = `doorstep:${changed}`

/** When this page itself has saved each: that is no other tab's doing, whatever has come to stand on the page since. */
export const savedHere = (): Record<string, string> => pageWide('saved', () => ({}))

/** When that was; null where it never was, and where nothing may be stored. */
export const lastSaved = (what: string): string | null => getShared(changed + what)

/** Keeps that it was saved at that moment, by this page. */
export function noteSaved(what: string, moment: string): void {
  savedHere()[what] = moment
  setShared(changed + what, moment)
}

// The server may have read it after what was saved in the first moment.
const answerMs = 1000

/** Fetched once more, even a page that Back brings is the shop's own (G-37). */
const isOldCopy = () => isCachedPage() && !pageLoad()?.transferSize

const dayMs = 86_400_000

/**
 * Whether that moment is later than the server's answer that this page came with, by the visitor's clock. Of a page that
 * the browser had kept nobody knows: it is older than whatever has happened within a day.
 */
export const isSinceThePage = (moment: string | null): boolean =>
  moment !== null &&
  moment > new Date(Date.now() - (isOldCopy() ? dayMs : performance.now() - answerMs)).toISOString()
