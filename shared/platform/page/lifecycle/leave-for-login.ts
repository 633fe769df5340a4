import { isLoginPage, loginFrom } from '../addresses'
import { onStayed } from './stayed'

/**
 * Makes the way to the login page: taken once however often it is asked for, and never from the login page itself
 * (CALL-03); it says where to come back to. Tests give a place of their own to watch.
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

/** Goes to the login page, once. */
export function leaveForLogin(): void {
  ofThisPage ??= createLeaveForLogin()
  ofThisPage()
}
