import { type ApiClient, createApiClient, type Fetch, readToken } from '../api/client'
import { readPageGlobals } from '../page/globals'
import { leaveForLogin, noteEndedSession } from '../page/leave-for-login'
import { shopClock } from '../page/shop-clock'
import { useGiven } from './services'

/** Makes a client that takes token and origin from this page; tests give their own server and clock, and watch for the login page. */
export function createPageApi(fetch?: Fetch, leave = leaveForLogin, { note } = shopClock): ApiClient {
  const { origin } = location
  return createApiClient({
    origin,
    fetch,
    token: () => readPageGlobals().csrfToken,
    refreshToken: async () => {
      const { csrfUrl } = readPageGlobals()
      const token = csrfUrl ? await readToken(csrfUrl, origin, fetch) : null
      // The page's own scripts and forms need the new one as much as the widgets do.
      if (token) Object.assign(window, { csrfToken: token })
      return token
    },
    leaveForLogin() {
      noteEndedSession()
      leave()
    },
    noteTime: note,
  })
}

let ofThisPage: ApiClient | undefined

/** The one API client that all widgets of the page share. */
export function pageApi(): ApiClient {
  ofThisPage ??= createPageApi()
  return ofThisPage
}

/** The API client of the widget that is being rendered: the page's own, unless a test has given another. */
export function useApi(): ApiClient {
  const given = useGiven('api')
  return given ?? pageApi()
}
