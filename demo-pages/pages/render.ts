import type { PageData } from '../shop/page-data'
import { addressesPage } from './addresses'
import { boxOrderPage, boxOrdersPage, checkoutCompletePage, checkoutPage } from './box-pages'
import { contactPage } from './contact'
import { essentialsPage } from './essentials'
import { deliveriesFaqPage } from './faq'
import { homePage } from './home'
import { loginPage } from './login'
import { pausesPage } from './pauses'
import { registeredPage, registerPage } from './register'
import { aisles, shopPage } from './shop-page'
import { termsPage } from './terms'

const pages: Readonly<Record<string, (data: PageData) => string>> = {
  '/': homePage,
  '/register': registerPage,
  '/register/success': registeredPage,
  '/login': loginPage,
  '/account/essentials': essentialsPage,
  '/account/pauses': pausesPage,
  '/account/addresses': addressesPage,
  '/account/orders': boxOrdersPage,
  '/shop/best-of-local/checkout': checkoutPage,
  '/contact': contactPage,
  '/terms': termsPage,
  '/faq/category/deliveries': deliveriesFaqPage,
}

/** Pages about one thing, whose id ends the path. */
const pagesOf: Readonly<Record<string, (data: PageData, id: string) => string | null>> = {
  '/account/orders': boxOrderPage,
  '/shop/best-of-local/checkout-complete': checkoutCompletePage,
}

/** Every path that has a page, in the order of the site's navigation. */
export const pagePaths: readonly string[] = [...Object.keys(pages), ...Object.keys(aisles)]

/** Renders the page of that path as a whole HTML document, or returns null where the site has no such page. */
export function renderPage(path: string, data: PageData): string | null {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined
  if (page) return page(data)
  const aisle = Object.hasOwn(aisles, path) ? aisles[path] : undefined
  if (aisle) return shopPage(aisle, data)
  const [, parent = '', id] = /^(.+)\/([\w-]+)$/.exec(path) ?? []
  return id && Object.hasOwn(pagesOf, parent) ? (pagesOf[parent]?.(data, id) ?? null) : null
}

export { notFoundPage as renderNotFound } from './not-found'
