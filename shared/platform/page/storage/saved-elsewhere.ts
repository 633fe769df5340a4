import { isOldCopy } from '../arrival'
import { pageWide } from '../host/page-wide'
import { getShared, setShared } from './browser-storage'
import { ownName } from './own-name'

const changed = 'changed '
/** Returns the storage key for the time at which a subject was last saved. */
export const savedKey = (what = ''): string => ownName(changed + what)

/** Returns when this page itself saved each subject. Such a change is not another tab's, whatever the page shows since. */
export const savedHere = (): Record<string, string> => pageWide('saved', () => ({}))

/** Returns when the subject was last saved; null if never, or without storage. */
export const lastSaved = (what: string): string | null => getShared(changed + what)

/** Notes that this page saved the subject at that moment. */
export function noteSaved(what: string, moment: string): void {
  savedHere()[what] = moment
  setShared(changed + what, moment)
}

// The server's answer may already contain a change that was saved in the first second after the request.
const answerMs = 1000

const dayMs = 86_400_000
const clockMs = 60_000

/**
 * Returns whether the moment is later than the server's answer for this page, by the visitor's clock. The answer of
 * a cached page, or of one fetched ahead, has no known time: any change of the last day may be later. A page fetched
 * again is fresh, even if Back has brought it (G-37). A moment to come is of a clock that has been set right since.
 */
export function isSinceThePage(moment: string | null): boolean {
  const age = Date.now() - Date.parse(moment ?? '')
  return age > -clockMs && age < (isOldCopy() ? dayMs : performance.now() - answerMs)
}
