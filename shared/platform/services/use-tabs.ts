import { type ShopTabs, shopTabs } from '../page/lifecycle/freshness'
import type { Service } from './service'

/** The link to the shop's other tabs. */
export const tabsService: Service<ShopTabs> = () => shopTabs
