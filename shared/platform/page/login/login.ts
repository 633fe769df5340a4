import { checksum } from '../../values/checksum'
import { isSeenAgain } from '../arrival'
import { agePage, writtenPage } from '../facts/written-page'
import { namedCustomer, readPageGlobals } from '../globals'
import { getStored, setStored } from '../storage/tab-storage'
import type { NameOfLogin } from '../storage.about'

const guest = 'guest'

/** What this tab forgets when a login begins or ends. */
export const namesOfLogin: readonly NameOfLogin[] = [
  'left-here',
  'sent',
  'checkout',
  'saved-note',
  'shop-said',
]

/**
 * Whose page this is, as a checksum: the customer's whom the page names in `doorstep-customer`, a guest's, or that of the
 * session, which has its own token. Null where the page says nothing of it.
 */
function ownerOfPage(): string | null {
  const { isGuest, csrfToken } = readPageGlobals()
  const name = namedCustomer()
  if (name) return `customer-${checksum(name)}`
  // A page may not say whether a customer is logged in.
  if (isGuest && Object.hasOwn(window, 'isGuest')) return guest
  return csrfToken && checksum(csrfToken)
}

const isNamed = (owner: string | undefined) => owner?.startsWith('customer') === true

/** How many logins this tab has seen begin or end, and whose the last page was. */
const lastOwner = (): [logins: number, owner: string | undefined] => {
  const [logins, owner] = (getStored('whose') ?? '').split(' ')
  return [Number(logins), owner]
}

/**
 * Drops what this tab has kept for anybody but the owner of this page. Called before any of it is read or written.
 * Another token may be another login: no draft is shown then. What goes by its order or by what was sent stays until
 * somebody has logged in or out, and what stands at the checkout outlasts a session that has ended by itself (F-22).
 */
export function keepToLogin(): void {
  const owner = ownerOfPage()
  const [logins, before] = lastOwner()
  if (owner === null || owner === before) return
  const isLogin =
    before !== undefined && ((owner === guest) !== (before === guest) || (isNamed(owner) && isNamed(before)))
  if (before !== undefined) {
    // Either somebody has logged in or out, or a cache has delivered somebody else's page.
    writtenPage().isOfAnother = true
    writtenPage().isOfOtherCustomer = isNamed(owner) && isNamed(before)
    agePage()
  }
  setStored('left-here', '')
  if (isLogin) {
    setStored('sent', '')
    setStored('saved-note', '')
    setStored('shop-said', '')
    if (getStored('session-ended') === null) setStored('checkout', '')
  }
  if (owner !== guest) setStored('session-ended', '')
  setStored('whose', `${logins + Number(isLogin)} ${owner}`)
}

/** Takes in a new page: unless it was here before, it answers what was sent, and belongs to whoever is logged in. */
export function openPage(): void {
  keepToLogin()
  if (!isSeenAgain()) setStored('sent', '')
}

/** Whether the page names somebody else than the page before it in this tab: what it prints of the shop may be another customer's. */
export function isOfAnother(): boolean {
  openPage()
  return writtenPage().isOfAnother
}

/** Notes that the session ended by itself, without a logout. */
export const noteSessionEnd = (): void => setStored('session-ended', 'yes')

/** Tells later whether somebody has logged in or out in this tab since now. */
export function watchLogin(): () => boolean {
  openPage()
  const [before] = lastOwner()
  return () => lastOwner()[0] !== before
}
