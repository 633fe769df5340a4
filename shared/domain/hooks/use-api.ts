import { callAddress, isLoginPage } from '../../platform/page/addresses'
import { measure } from '../../platform/page/events/measure'
import { markFactsStale } from '../../platform/page/facts/shop-said'
import { agePage } from '../../platform/page/facts/written-page'
import { readPageGlobals, tokenHeader } from '../../platform/page/globals'
import { pageOrigin } from '../../platform/page/host/page-origin'
import { leaveForLogin } from '../../platform/page/lifecycle/leave-for-login'
import { lacksToken } from '../../platform/page/login/lacks-token'
import { noteSessionEnd, openPage } from '../../platform/page/login/login'
import { isOfPastLogin, noteLatestPage } from '../../platform/page/login/past-login'
import { changeOf, changesUnderWay, forgetChanges, keepChange } from '../../platform/page/login/under-way'
import { isDebugging } from '../../platform/page/placeholders'
import { noteReport, report, reported } from '../../platform/page/report'
import { shopClock } from '../../platform/page/shop-clock'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider } from '../../platform/providers/use-clock'
import { type ApiClient, createApiClient } from '../api/client/client'
import { isApiError } from '../api/client/errors'
import type { Fetch } from '../api/client/exchange'
import { type CallName, routes } from '../api/client/routes'
import { keepKeysIn } from '../api/keys'
import { takeServerRendered } from '../page/take-server-rendered'

/**
 * Creates a client with the token and origin of this page. Tests pass their own server and clock, and observe
 * redirects to the login page.
 */
export function createPageApi(fetch?: Fetch, leave = leaveForLogin, { note } = shopClock): ApiClient {
  // The next page has to know whose page this was.
  openPage()
  noteLatestPage()
  const origin = pageOrigin()
  const client = createApiClient({
    origin,
    fetch,
    token: () => (isOfPastLogin() ? null : readPageGlobals().csrfToken),
    tokenHeader,
    charset: document.characterSet,
    refreshToken: () => import('../../platform/page/login/fresh-token').then(each => each.freshToken()),
    lacksToken,
    leaveForLogin() {
      noteSessionEnd()
      return leave()
    },
    addressOf: callAddress,
    isLoginPage,
    printed: takeServerRendered,
    withKey: keepKeysIn({ changeOf, changesUnderWay, keepChange, forgetChanges }),
    onChange(makesOld) {
      agePage()
      if (makesOld) markFactsStale(makesOld)
    },
    noteTime: note,
    onContractError({ message }, route) {
      const name = Object.entries(routes).find(([, each]) => each === route)?.[0]
      tellDeveloper(`${name}, ${message}; it is left out, the rest is shown`)
    },
  })
  return { call: (name, options) => measured(name, client.call(name, options)) }
}

/** Reports to the page how long the call took; returns the same answer. */
function measured<Answer>(name: CallName, answer: Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  const end = (outcome: string) => measure('call', name, start, outcome)
  answer.then(
    () => end('answered'),
    error => {
      end(isApiError(error) ? error.kind : 'aborted')
      if (!isApiError(error)) return
      if (error.isForDeveloper) tellDeveloper(`${name}, ${error.message}`)
      // A rejected read shows the shopper nothing in some widgets, so the shop's words go to the developer.
      else if (error.kind === 'rejected' && error.status < 300 && !routes[name].mutation)
        tellDeveloper(`${name}, ${error.message}: ${error.messages}`)
    },
  )
  return answer
}

const withoutPlaces = (sentence: string) => sentence.replace(/\d+/g, '')

/**
 * Reports an unreadable entry once, whatever its place in a list: in `Doorstep.report()`, and on the console in
 * debug mode.
 */
export function tellDeveloper(sentence: string): void {
  if (reported().some(said => withoutPlaces(said) === withoutPlaces(sentence))) return
  if (isDebugging()) report(sentence)
  else noteReport(sentence)
}

export const apiProvider: Provider<ApiClient> = inject =>
  createPageApi(undefined, leaveForLogin, inject(clockProvider))

/** Returns the API client that all widgets of the page share. */
export const useApi = (): ApiClient => useProvider(apiProvider)
