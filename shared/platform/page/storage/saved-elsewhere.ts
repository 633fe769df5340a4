import { isCachedPage, pageLoad } from '../arrival'
import { pageWide } from '../host/page-wide'
import { getShared, setShared } from './browser-storage'
import { ownName } from './own-name'

const changed = 'changed '
/** Under this and the name of what it is, the browser keeps when something of the customer's was last saved. */
export const savedKey = (what = ''): string => ownName(changed + what)

/**
 * When this page itself saved each of them: such a change is no other tab's, whatever the page has come to show
 * since.
 */
export const savedHere = (): Record<string, string> => pageWide('saved', () => ({}))

/** When that was; null where it never was, and where nothing may be stored. */
export const lastSaved = (what: string): string | null => getShared(changed + what)

/** Keeps that it was saved at that moment, by this page. */
export function noteSaved(what: string, moment: string): void {
  savedHere()[what] = moment
  setShared(changed + what, moment)
}

// The server's answer may already hold what was saved in the first second after the page was asked for.
const answerMs = 1000

/** A page that was fetched again is fresh, even if Back has brought it (G-37). */
const isOldCopy = () => isCachedPage() && !pageLoad()?.transferSize

const dayMs = 86_400_000

/**
 * Whether that moment is later than the server's answer that this page came with, by the visitor's clock. For a
 * page from the back/forward cache the answer is unknown: it may be older than any change of the last day.
 */
export const isSinceThePage = (moment: string | null): boolean =>
  moment !== null &&
  moment > new Date(Date.now() - (isOldCopy() ? dayMs : performance.now() - answerMs)).toISOString()
