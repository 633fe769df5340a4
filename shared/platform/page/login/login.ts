import { outlasting, storedOfLogin } from '#site/kept-of-login'
import type { NameOfLogin, StoredName } from '#site/storage'
import { checksum } from '../../values/checksum'
import { isSeenAgain } from '../arrival'
import { agePage, writtenPage } from '../facts/written-page'
import { readPageGlobals, readVisitor } from '../globals'
import { getStored, setStored } from '../storage/tab-storage'

const guest = 'guest'

/**
 * Whose page this is, as a checksum: the named customer's, a guest's, or that of the session, which has its own token.
 * Null where the page says nothing of it.
 */
function ownerOfPage(): string | null {
  const { customer, isGuest } = readVisitor()
  if (customer) return `customer-${checksum(customer)}`
  if (isGuest) return guest
  const { csrfToken } = readPageGlobals()
  return csrfToken && checksum(csrfToken)
}

const isNamed = (owner: string | undefined) => owner?.startsWith('customer') === true
const areOfTwo = (one: string | undefined, other: string | undefined) =>
  one !== other && isNamed(one) && isNamed(other)

/** How often the owner has changed in this tab, and who the owner was, as kept under that name. */
function ownerIn(name: StoredName): [changes: number, owner: string | undefined] {
  const [changes, owner] = (getStored(name) ?? '').split(' ')
  return [Number(changes), owner]
}

/**
 * Whether the same customer comes back from the login page after their session has ended. Login page and return
 * count as two changes.
 */
function comesBack(changes: number, owner: string): boolean {
  const [since, before] = ownerIn('session-ended')
  return getStored('session-ended') !== null && changes - since <= 2 && !areOfTwo(owner, before)
}

/**
 * Drops what this tab has kept for anybody but the owner of this page. Called before any of it is read or written.
 * Another token may be another login: nothing that somebody has typed, and nothing that was said to them, is kept then.
 * A key of what was sent stays until somebody has surely logged in or out, as it keeps an order from being placed
 * twice;
 * what stands at the checkout outlasts a session that has ended by itself (F-22).
 */
export function keepToLogin(): void {
  const owner = ownerOfPage()
  const [before, last] = ownerIn('whose')
  if (owner === null || owner === last) return
  const isFirst = last === undefined
  const changes = before + Number(!isFirst)
  const isSure = !isFirst && ((owner === guest) !== (last === guest) || areOfTwo(owner, last))
  if (!isFirst) {
    // Either somebody has logged in or out, or a cache has delivered somebody else's page.
    writtenPage().isOfAnother = true
    writtenPage().isOfOtherCustomer = areOfTwo(owner, last)
    agePage()
  }
  for (const [name, saysNothing] of Object.entries(storedOfLogin) as [NameOfLogin, boolean][])
    if ((isSure || !saysNothing) && !(name === outlasting && comesBack(changes, owner))) setStored(name, '')
  setStored('whose', `${changes} ${owner}`)
  forgetSessionEnd(owner)
}

/** Once a customer's page is seen again, the session that had ended is no longer missing. */
function forgetSessionEnd(owner: string): void {
  if (isNamed(owner) || readVisitor().isGuest === false) setStored('session-ended', '')
}

/** What this tab keeps for the owner of this page under that name. */
export function getOfLogin(name: NameOfLogin): string | null {
  keepToLogin()
  return getStored(name)
}

/** Keeps something for the owner of this page; an empty text forgets it. */
export function setOfLogin(name: NameOfLogin, value: string): void {
  keepToLogin()
  setStored(name, value)
}

/** Takes in a new page: unless it was here before, it answers what was sent, and belongs to whoever is logged in. */
export function openPage(): void {
  keepToLogin()
  const [, ended] = ownerIn('session-ended')
  if (ended && ended === ownerOfPage()) forgetSessionEnd(ended)
  if (!isSeenAgain()) setStored('sent', '')
}

/**
 * Whether the page names somebody else than the page before it in this tab: what it prints of the shop may be
 * another customer's.
 */
export function isOfAnother(): boolean {
  openPage()
  return writtenPage().isOfAnother
}

/** Notes that the session ended by itself, without a logout. */
export const noteSessionEnd = (): void => setStored('session-ended', getStored('whose') ?? '0')

/** Tells later whether another login, or none, has been seen in this tab since now. */
export function watchLogin(): () => boolean {
  openPage()
  const [before] = ownerIn('whose')
  return () => ownerIn('whose')[0] !== before
}
