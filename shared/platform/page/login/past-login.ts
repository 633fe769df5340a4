import { pageLoad } from '../arrival'
import { getShared, setShared } from '../storage/browser-storage'
import { areOfTwo, isNamed, ownerOfPage } from './login'

const lastPage = 'customer'
// The two clocks of a page agree to a millisecond.
const clockMs = 100

/**
 * Returns whether a later page of this browser, in any tab, is another customer's: the session is theirs, and nothing
 * may be sent from here. The latest page tells whose it is. A page of the history tells nothing, as it may be older
 * than it looks; nor does a moment to come, as the clock has been set right since.
 */
export function isOfPastLogin(): boolean {
  const owner = ownerOfPage()
  const [at, latest] = (getShared(lastPage) ?? '').split(' ')
  const loadedAt = Date.now() - performance.now()
  const isLater = Number(at) > loadedAt + clockMs && Number(at) <= Date.now()
  if (isLater || pageLoad()?.type === 'back_forward') return areOfTwo(owner, latest)
  setShared(lastPage, isNamed(owner) ? `${loadedAt} ${owner}` : '')
  return false
}
