import { createContext, useContext } from 'react'
import { type ApiClient, createApiClient, type Fetch, readToken } from '../api/client'
import { readPageGlobals } from '../page/globals'
import { goTo, leaveForLogin, submitHiddenForm } from '../page/navigation'
import { connectPage } from '../store/connect-page'
import { createShopStore, type ShopStore } from '../store/create-shop-store'

/** All that a widget may know of the world outside it. */
export type Services = {
  api: ApiClient
  store: ShopStore
  goTo: (url: string) => void
  /** Loads the page again; the browser keeps what was typed. */
  reload: () => void
  submitHiddenForm: (action: string, fields: Readonly<Record<string, string>>) => void
  now: () => Date
}

type Replacements = Partial<Services> & { fetch?: Fetch | undefined; leaveForLogin?: () => void }

/** Makes the page's one store and one API client; tests make their own with another `fetch` and clock. */
export function createServices({
  fetch,
  leaveForLogin: leave = leaveForLogin,
  ...replaced
}: Replacements = {}): Services {
  const now = replaced.now ?? (() => new Date())
  const { origin } = location
  const api = createApiClient({
    origin,
    fetch,
    token: () => readPageGlobals().csrfToken,
    refreshToken: async () => {
      const { csrfUrl } = readPageGlobals()
      return csrfUrl ? readToken(csrfUrl, origin, fetch) : null
    },
    leaveForLogin: leave,
  })
  const store = createShopStore({ api, page: readPageGlobals, now })
  return { api, store, goTo, reload: () => location.reload(), submitHiddenForm, now, ...replaced }
}

let ofThisPage: Services | undefined

/** The services that all widgets of this page share. */
export function pageServices(): Services {
  if (!ofThisPage) {
    ofThisPage = createServices()
    connectPage(ofThisPage.store)
  }
  return ofThisPage
}

export const ServicesContext = createContext<Services | null>(null)

/** The services of the widget that is being rendered. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services)
    throw new Error(
      'useServices() was called outside a mounted widget; render it with mountWidget or renderWidget.',
    )
  return services
}
