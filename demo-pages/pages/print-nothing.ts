import type { PageData } from '../shop/page-data'

const answers = /<script[^>]*\sdata-doorstep-answer=[\s\S]*?<\/script>\n?/g
const facts = /\sdata-(?:load="printed"|printed="[^"]*")/g
const globals = /^window\.(?:activeCoupon|hasPostcode|isGuest) = .*\n/gm

/**
 * Returns the same page from a server that prints no state: no global but the token, no answer, no fact. Widgets must
 * find all of it out by themselves.
 */
export const printingNothing = (page: string): string =>
  page.replace(answers, '').replace(facts, '').replace(globals, '')

/** What such a server writes its pages from: products, but neither a postcode nor what is in the box. */
export const withoutState = (data: PageData): PageData => ({
  ...data,
  postcode: null,
  isQuotaReached: false,
  hasProducts: false,
  box: { ...data.box, lines: [] },
})
