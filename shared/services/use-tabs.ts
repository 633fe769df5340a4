import { type ShopTabs, shopTabs } from '../page/freshness'
import type { Service } from './service'

/** The link to the shop's other tabs. */
export const tabsService: Service<ShopTabs> = () => shopTabs
