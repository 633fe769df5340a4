import { pageLoad } from '../arrival'
import { getShared, setShared } from '../storage/browser-storage'
import { areOfTwo, isNamed, ownerOfPage } from './owner'

const lastPage = 'customer'
// The two clocks of a page agree to a millisecond.
const clockMs = 100

/**
 * Notes for all tabs whose page this is, if no later page has come, and returns the owner of the latest page. A page of
 * the history notes nothing, as it may be older than it looks. A moment to come does not count, as the clock has been
 * set right since.
 */
export function noteLatestPage(): string | null | undefined {
  const [at, latest] = (getShared(lastPage) ?? '').split(' ')
  const loadedAt = Date.now() - performance.now()
  const isLater = Number(at) > loadedAt + clockMs && Number(at) <= Date.now()
  if (isLater || pageLoad()?.type === 'back_forward') return latest
  const owner = ownerOfPage()
  setShared(lastPage, isNamed(owner) ? `${loadedAt} ${owner}` : '')
  return owner
}

/**
 * Returns whether a later page of this browser, in any tab, is another customer's: the session is theirs, and nothing
 * may be sent from here.
 */
export const isOfPastLogin = (): boolean => areOfTwo(ownerOfPage(), noteLatestPage())
