import { isLoginPage, loginFrom, pages } from '../addresses'
import { mayGoByItself } from './by-itself'
import { onStayed } from './stayed'

/**
 * Creates a function that goes to the login page with the address to return to: once for all callers, and never from
 * the login page itself (CALL-03). It returns false if the person must be told instead. Tests pass a location of their
 * own.
 */
export function createLeaveForLogin(
  place: Pick<Location, 'pathname' | 'search' | 'assign' | 'origin'> = location,
): () => boolean {
  let isLeaving = false
  return () => {
    if (isLeaving || isLoginPage(place.pathname)) return true
    if (!mayGoByItself(pages.login)) return false
    isLeaving = true
    onStayed(() => {
      isLeaving = false
    })
    place.assign(place.origin + loginFrom(place))
    return true
  }
}

let ofThisPage: (() => boolean) | undefined

export function leaveForLogin(): boolean {
  ofThisPage ??= createLeaveForLogin()
  return ofThisPage()
}
