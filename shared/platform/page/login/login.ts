import { outlasting, storedOfLogin } from '#site/kept-of-login'
import type { NameOfLogin, StoredName } from '#site/storage'
import { isLoginPage } from '../addresses'
import { isAnswer } from '../arrival'
import { agePage, writtenPage } from '../facts/written-page'
import { readVisitor } from '../globals'
import { getStored, setStored } from '../storage/tab-storage'
import { areOfTwo, guest, isNamed, type Owner, ownerOfPage } from './owner'
import { forgetChanges, forgetUnnamed } from './under-way'

export const typedBefore = 'typed-before-login'

/** Returns whether somebody has certainly logged in or out between two pages. */
const isOtherLogin = (one: Owner, other: Owner): boolean =>
  (one === guest) !== (other === guest) || areOfTwo(one, other)

/** Returns how often the owner has changed in this tab, and the last owner, from the stored value of that name. */
function ownerIn(name: StoredName): [changes: number, owner: string | undefined] {
  const [changes, owner] = (getStored(name) ?? '').split(' ')
  return [Number(changes), owner]
}

/**
 * Returns whether the same customer comes back from the login page after their session has ended. The login page and
 * the return count as two changes.
 */
function comesBack(changes: number, owner: string): boolean {
  const [since, before] = ownerIn('session-ended')
  return hasSessionEnded() && changes - since <= 2 && !areOfTwo(owner, before)
}

/**
 * Deletes what this tab has stored for any other owner than this page's. Call it before reading or writing such a
 * value. A new token may mean a new login, so typed text and messages are deleted. The idempotency key stays until a
 * login or logout is certain, as it prevents a second order. The checkout's state outlasts a session that has timed
 * out (F-22). What a named customer has typed waits, out of sight, until somebody is logged in again (L-63).
 */
export function keepToLogin(): void {
  const owner = ownerOfPage()
  const [before, last] = ownerIn('whose')
  const isAtLogin = isLoginPage(location.pathname)
  if (isNamed(last) && !isNamed(owner) && (isAtLogin || owner !== null))
    setTypedAside(last, isAtLogin || hasSessionEnded())
  if (owner === null || owner === last) return
  const isFirst = last === undefined
  const changes = before + Number(!isFirst)
  const isSure = !isFirst && isOtherLogin(owner, last)
  if (!isFirst) {
    // Either somebody has logged in or out, or a cache has delivered another visitor's page.
    writtenPage().isOfAnother = true
    writtenPage().isOfOtherCustomer = areOfTwo(owner, last)
    agePage()
  }
  for (const [name, saysNothing] of Object.entries(storedOfLogin) as [NameOfLogin, boolean][])
    if ((isSure || !saysNothing) && !(name === outlasting && comesBack(changes, owner))) setStored(name, '')
  setStored('whose', `${changes} ${owner}`)
  bringBack(owner)
  forgetSessionEnd(owner)
}

const setTypedAside = (owner: Owner, isToBeBack: boolean): void =>
  void setStored(typedBefore, isToBeBack ? `${owner} ${getStored('left-here') ?? ''}` : '')

/** Gives a customer back what they had typed when their session ended; another customer's is deleted. */
function bringBack(owner: string): void {
  const kept = getStored(typedBefore)
  if (!kept || !isNamed(owner)) return
  if (kept.startsWith(`${owner} `)) setStored('left-here', kept.slice(owner.length + 1))
  else setStored(typedBefore, '')
}

/** Forgets that the session had ended once a customer's page is seen again. */
function forgetSessionEnd(owner: string): void {
  if (isNamed(owner) || readVisitor().isGuest === false) setStored('session-ended', '')
}

/** Returns the value that this tab stores for the owner of this page. */
export function getOfLogin(name: NameOfLogin): string | null {
  keepToLogin()
  return getStored(name)
}

/** Stores a value for the owner of this page; an empty text deletes it. */
export function setOfLogin(name: NameOfLogin, value: string): void {
  keepToLogin()
  setStored(name, value)
}

/** Notes the form that the browser sends; the page that answers it shows its outcome. */
export const noteSent = (wish: string): void => setOfLogin('sent', `${Date.now()} ${wish}`)

/** Updates the stored values on page load. */
export function openPage(): void {
  keepToLogin()
  const [, ended] = ownerIn('session-ended')
  if (ended && ended === ownerOfPage()) forgetSessionEnd(ended)
  forgetUnnamed()
  const sent = getStored('sent')
  if (!sent || !isAnswer(Number.parseInt(sent, 10))) return
  forgetChanges(({ wish }) => sent.endsWith(` ${wish}`))
  setStored('sent', '')
}

/**
 * Returns whether the page belongs to another visitor than the previous page in this tab, so its server-rendered
 * data may, too.
 */
export function isOfAnother(): boolean {
  openPage()
  return writtenPage().isOfAnother
}

/** Notes that the session has timed out, without a logout. */
export function noteSessionEnd(): void {
  const owner = ownerOfPage()
  setStored('session-ended', getStored('whose') ?? '0')
  if (isNamed(owner)) setTypedAside(owner, true)
}

/** Returns whether the session has timed out, and no customer's page was seen since. */
export const hasSessionEnded = (): boolean => getStored('session-ended') !== null

/** Returns a function that says whether the login in this tab has changed since this call. */
export function watchLogin(): () => boolean {
  openPage()
  const [before] = ownerIn('whose')
  return () => ownerIn('whose')[0] !== before
}

/** Returns a function that says whether somebody has logged in or out since this call, as the page now tells. */
export function watchCustomer(): () => boolean {
  const before = ownerOfPage()
  return () => {
    const now = ownerOfPage()
    return before !== null && now !== null && isOtherLogin(before, now)
  }
}
