import { isLoginPage, loginFrom } from '../addresses'
import { onStayed } from './stayed'

/**
 * Creates a function that goes to the login page with the address to return to: once for all callers, and never from
 * the login page itself (CALL-03). Tests pass a location of their own.
 */
export function createLeaveForLogin(
  place: Pick<Location, 'pathname' | 'search' | 'assign' | 'origin'> = location,
): () => void {
  let isLeaving = false
  return () => {
    if (isLeaving || isLoginPage(place.pathname)) return
    isLeaving = true
    onStayed(() => {
      isLeaving = false
    })
    place.assign(place.origin + loginFrom(place))
  }
}

let ofThisPage: (() => void) | undefined

export function leaveForLogin(): void {
  ofThisPage ??= createLeaveForLogin()
  ofThisPage()
}
