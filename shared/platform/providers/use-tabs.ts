import { type ShopTabs, shopTabs } from '../page/lifecycle/freshness'
import type { Provider } from './provider'

/** The link to the shop's other tabs. */
export const tabsProvider: Provider<ShopTabs> = () => shopTabs
