import type { PageData } from '../shop/page-data'
import { accountPage, detailsPage, passwordPage } from './account/account-pages'
import { addressesPage } from './account/addresses'
import { houseMovePage } from './account/house-move'
import { loginPage } from './account/login'
import { paymentsPage, transactionsPage } from './account/money-pages'
import { pausesPage } from './account/pauses'
import { referralPage } from './account/referral'
import { registeredPage, registerPage } from './account/register'
import { boxOrderPage, boxOrdersPage, checkoutCompletePage, checkoutPage } from './boxes/box-pages'
import { businessPage } from './contact/business'
import { communityPage } from './contact/community'
import { contactPage } from './contact/contact'
import { depotsPage } from './contact/depots'
import { deliveriesFaqPage } from './contact/faq'
import { demoPage } from './demo-page'
import { essentialsPage } from './essentials/essentials'
import { homePage } from './home'
import { menuPage } from './layout/menu'
import { productPage } from './products/product-page'
import { recipePage, recipesPage } from './products/recipes'
import { searchPage } from './products/search'
import { aisles, shopPage } from './products/shop-page'
import { termsPage } from './terms'

const pages: Readonly<Record<string, (data: PageData) => string>> = {
  '/': homePage,
  '/register': registerPage,
  '/register/success': registeredPage,
  '/login': loginPage,
  '/account': accountPage,
  '/account/details': detailsPage,
  '/account/password': passwordPage,
  '/account/payments': paymentsPage,
  '/account/transactions': transactionsPage,
  '/account/essentials': essentialsPage,
  '/account/pauses': pausesPage,
  '/account/addresses': addressesPage,
  '/account/house-moves': houseMovePage,
  '/account/refer-a-neighbour': referralPage,
  '/account/orders': boxOrdersPage,
  '/shop/best-of-local/checkout': checkoutPage,
  '/search': searchPage,
  '/depots': depotsPage,
  '/recipes': recipesPage,
  '/business': businessPage,
  '/community': communityPage,
  '/contact': contactPage,
  '/menu': menuPage,
  '/terms': termsPage,
  '/faq/category/deliveries': deliveriesFaqPage,
  '/demo': demoPage,
}

/** The pages about one thing, whose id ends the path. */
const pagesOf: Readonly<Record<string, (data: PageData, id: string) => string | null>> = {
  '/account/orders': boxOrderPage,
  '/shop/products': productPage,
  '/recipes': recipePage,
  '/shop/best-of-local/checkout-complete': checkoutCompletePage,
}

/** The path of every page, in the order of the site's navigation. */
export const pagePaths: readonly string[] = [...Object.keys(pages), ...Object.keys(aisles)]

/** Renders the page of that path as a whole HTML document; returns null if the site has no such page. */
export function renderPage(path: string, data: PageData): string | null {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined
  if (page) return page(data)
  const aisle = Object.hasOwn(aisles, path) ? aisles[path] : undefined
  if (aisle) return shopPage(aisle, data)
  const [, parent = '', id] = /^(.+)\/([\w-]+)$/.exec(path) ?? []
  return id && Object.hasOwn(pagesOf, parent) ? (pagesOf[parent]?.(data, id) ?? null) : null
}

export { notFoundPage as renderNotFound } from './not-found'
