import { callAddress, isLoginPage } from '../../platform/page/addresses'
import { measure } from '../../platform/page/events/measure'
import { markFactsStale } from '../../platform/page/facts/shop-said'
import { agePage } from '../../platform/page/facts/written-page'
import { readPageGlobals, tokenHeader } from '../../platform/page/globals'
import { leaveForLogin } from '../../platform/page/lifecycle/leave-for-login'
import { freshToken } from '../../platform/page/login/fresh-token'
import { lacksToken } from '../../platform/page/login/lacks-token'
import { noteSessionEnd, openPage } from '../../platform/page/login/login'
import { isDebugging } from '../../platform/page/placeholders'
import { report, reported } from '../../platform/page/report'
import { shopClock } from '../../platform/page/shop-clock'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider } from '../../platform/providers/use-clock'
import { type ApiClient, createApiClient } from '../api/client/client'
import { isApiError } from '../api/client/errors'
import type { Fetch } from '../api/client/exchange'
import { type CallName, routes } from '../api/client/routes'
import { takeServerRendered } from '../page/take-server-rendered'

/**
 * Makes a client that takes token and origin from this page; tests give their own server and clock, and watch for
 * the login page.
 */
export function createPageApi(fetch?: Fetch, leave = leaveForLogin, { note } = shopClock): ApiClient {
  // The next page is to know whose page this was.
  openPage()
  const { origin } = location
  const client = createApiClient({
    origin,
    fetch,
    token: () => readPageGlobals().csrfToken,
    tokenHeader,
    refreshToken: () => freshToken(),
    lacksToken,
    leaveForLogin() {
      noteSessionEnd()
      leave()
    },
    addressOf: callAddress,
    isLoginPage,
    printed: takeServerRendered,
    onChange(makesOld) {
      agePage()
      if (makesOld) markFactsStale(makesOld)
    },
    noteTime: note,
    onContractError({ message }, route) {
      const name = Object.entries(routes).find(([, each]) => each === route)?.[0]
      tellDeveloper(`${name}, ${message}; left out, and the rest is shown`)
    },
  })
  return { call: (name, options) => measured(name, client.call(name, options)) }
}

/** The same answer; the page is told how long it took. */
function measured<Answer>(name: CallName, answer: Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  const end = (outcome: string) => measure('call', name, start, outcome)
  answer.then(
    () => end('answered'),
    error => {
      end(isApiError(error) ? error.kind : 'aborted')
      if (!isApiError(error)) return
      if (error.isForDeveloper) tellDeveloper(`${name}, ${error.message}`)
      // A read breaks no rule of the shop, and not every widget has room for the shop's words.
      else if (error.kind === 'rejected' && error.status < 300 && !routes[name].mutation)
        tellDeveloper(`${name}, ${error.message}: ${error.messages}`)
    },
  )
  return answer
}

const withoutPlaces = (sentence: string) => sentence.replace(/\d+/g, '')

/**
 * An entry that cannot be read is reported once, wherever in a list it is: in `Doorstep.report()`, and on the
 * console in debug mode.
 */
export function tellDeveloper(sentence: string): void {
  if (reported().some(said => withoutPlaces(said) === withoutPlaces(sentence))) return
  if (isDebugging()) report(sentence)
  else reported().push(sentence)
}

/** The client that all widgets of the page share. */
export const apiProvider: Provider<ApiClient> = inject =>
  createPageApi(undefined, leaveForLogin, inject(clockProvider))

/** The API client of the page on which the rendered widget stands. */
export const useApi = (): ApiClient => useProvider(apiProvider)
