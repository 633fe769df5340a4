import { createContext, useContext } from 'react'
import type { ApiClient } from '../api/client'
import type { ShopClock } from '../page/shop-clock'
import type { SchemeStore } from '../registration/scheme'
import type { BoxStore } from '../store/box-state'
import type { ShopStore } from '../store/create-shop-store'
import type { WeeksStore } from '../store/weeks'

/**
 * What a test may put in the place of the page's own. A widget asks for each of these by a hook of its own
 * (`useApi`, `useShop`, `useScheme`, `useNavigation`, `useReload`, `useNow`), so that it downloads no more than it uses.
 */
export type Services = {
  api: ApiClient
  store: ShopStore
  scheme: SchemeStore
  weeks: WeeksStore
  box: BoxStore
  navigation: Navigation
  reload: () => void
  clock: ShopClock
}

/** The ways off the page. */
export type Navigation = {
  /** Goes to a page of the shop; false, and nowhere, if the address is not on the page's own origin. */
  goTo: (
    url: string,
    /** `replaces`: Back does not lead here again. */
    how?: { replaces?: boolean },
  ) => boolean
  /** Posts a form as the pages do, with the token of the moment; false if the address is foreign or there is no token. */
  submitHiddenForm: (action: string, fields: Readonly<Record<string, string>>) => boolean
}

export const ServicesContext = createContext<Partial<Services>>({})

/** What the widget that is being rendered was given in the place of the page's own. */
export const useGiven = <Name extends keyof Services>(name: Name): Services[Name] | undefined =>
  useContext(ServicesContext)[name]
