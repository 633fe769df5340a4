import type { PageData } from '../shop/page-data'

const answers = /<script[^>]*\sdata-doorstep-answer=[\s\S]*?<\/script>\n?/g
const facts = /\sdata-(?:load="printed"|printed="[^"]*")/g
const globals = /^(?:window\.(?:activeCoupon|hasPostcode|isGuest) = |<meta name="doorstep-customer").*\n/gm

/**
 * Removes from a page what a server without state does not print: the customer, globals other than the token, answers and facts.
 * Widgets have to fetch all of that themselves.
 */
export const printingNothing = (page: string): string =>
  page.replace(answers, '').replace(facts, '').replace(globals, '')

/**
 * Returns the data from which such a server writes its pages: products, but neither a postcode nor the content of the
 * box.
 */
export const withoutState = (data: PageData): PageData => ({
  ...data,
  postcode: null,
  isQuotaReached: false,
  hasProducts: false,
  box: { ...data.box, lines: [] },
})
