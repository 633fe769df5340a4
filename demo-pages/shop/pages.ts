import { boxPage } from './boxes/box-page'
import { londonDate, printDate } from './calendar/calendar'
import { activeProducts } from './calendar/week'
import { pausable } from './customers/pauses'
import { essentialPage } from './essentials/essential-page'
import { houseMovePage } from './house-moves/house-move-page'
import { settleMoves } from './house-moves/settle-moves'
import { moneyPage } from './money/money-page'
import { unpaidBoxes } from './money/settle-boxes'
import type { DepotContact, PageData, PageGlobals } from './page-data'
import { findCoverage, testPostcodes } from './places/coverage'
import { posts } from './products/posts'
import { isQuotaReached } from './registration/postcode-check'
import { registrationPage } from './registration/registration-page'
import { testCodes } from './registration/schemes'
import { faultKinds } from './server/fault-kinds'
import type { Visitor } from './visitor'
import { customers } from './visitors'

const headOffice: DepotContact = {
  title: 'Doorstep Dairy',
  email: 'hello@doorstep.example',
  phone: '0117 496 0100',
}

const depotOf = ({ postcode }: Visitor): DepotContact => {
  const coverage = postcode ? findCoverage(postcode) : null
  const depot = coverage?.kind === 'round' ? coverage.round.depot : null
  return depot ? { title: depot.title, email: depot.email, phone: depot.phone } : headOffice
}

/** Returns the values that the page's classic script sets on `window`. */
export const pageGlobals = ({ csrfToken, coupon, postcode, customer }: Visitor): PageGlobals => ({
  csrfToken,
  activeCoupon: coupon,
  hasPostcode: postcode !== null,
  isGuest: customer === null,
})

/** Returns the customer's full name. */
const nameOf = ({ details: { firstname, lastname } }: Visitor): string => `${firstname} ${lastname}`.trim()

/** Returns true if the round accepts no more registrations; the quota does not apply to customers. */
function hasReachedQuota(visitor: Visitor, today: string): boolean {
  const coverage = visitor.postcode && !visitor.customer ? findCoverage(visitor.postcode) : null
  return coverage?.kind === 'round' && isQuotaReached(visitor, coverage.round, today)
}

const demoPanel = (visitor: Visitor): PageData['demo'] => ({
  postcodes: testPostcodes,
  codes: testCodes,
  customers: customers.map(({ email, name }) => ({ email, name })),
  faultKinds: Object.entries(faultKinds).map(([kind, { label }]) => ({ kind, label })),
  faults: visitor.faults.map(({ kind, match, times }) => ({ kind, match, times })),
  printsNothing: visitor.printsNothing,
  postcode: visitor.postcode,
})

function christmasSeason(today: string): PageData['christmas'] {
  const year = today.slice(0, 4)
  const isOn = today >= `${year}-11-01` && today <= `${year}-12-24`
  return isOn ? { from: `01/11/${year}`, until: `24/12/${year}` } : null
}

/** Returns everything that one page view needs. The flash message, errors and old input are returned only once. */
export function pageData(
  visitor: Visitor,
  url: URL,
  nonce: string,
  now: Date,
  hasSeenPopup = false,
): PageData {
  settleMoves(visitor, now)
  const { flash, errors, old, customer, details } = visitor
  const money = () => moneyPage(visitor, now, url.searchParams)
  const asked = url.pathname === '/account/transactions' ? money().search.errors : {}
  Object.assign(visitor, { flash: null, errors: {}, old: {} })
  const typed = {
    code: old.referral_code ?? url.searchParams.get('code') ?? visitor.coupon ?? '',
    postcode: visitor.postcode ?? old.postcode ?? url.searchParams.get('postcode'),
  }
  return {
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    nonce,
    globals: pageGlobals(visitor),
    customer: customer && { id: customer.id, name: nameOf(visitor), email: customer.email },
    postcode: visitor.postcode,
    formPostcode: visitor.postcode,
    isQuotaReached: hasReachedQuota(visitor, londonDate(now)),
    flash,
    errors: { ...errors, ...asked },
    old,
    depot: depotOf(visitor),
    posts,
    christmas: hasSeenPopup ? null : christmasSeason(londonDate(now)),
    pauses: visitor.pauses
      .filter(({ end }) => end >= londonDate(now))
      .map(({ id, start, end }) => ({ id, start_date: printDate(start), end_date: printDate(end) })),
    addresses: visitor.addresses,
    pausable: url.pathname === '/account/pauses' ? pausable(visitor, now) : { days: [], moves: [] },
    houseMove: /^\/account\/(addresses|house-moves)/.test(url.pathname)
      ? houseMovePage(visitor, now, old)
      : null,
    box: boxPage(visitor, now, url.pathname),
    essentials: essentialPage(visitor, now),
    hasProducts: activeProducts(visitor, now).length > 0,
    registration: url.pathname.startsWith('/register') ? registrationPage(visitor, now, typed) : null,
    sent: visitor.sent,
    details: {
      title: details.title,
      firstname: details.firstname,
      lastname: details.lastname,
      phone: details.phone,
    },
    get money() {
      return money()
    },
    demo: demoPanel(visitor),
  }
}

/** Returns the redirect of a page view, or null: guests go to the login page, customers away from it. */
export function redirectOf(visitor: Visitor, url: URL, now: Date): string | null {
  if (url.pathname === '/login') return visitor.customer ? (visitor.intended ?? '/') : null
  // A visitor with an empty basket is redirected to the products.
  if (url.pathname === '/shop/best-of-local/checkout' && !visitor.box.lines.length)
    return '/shop/best-of-local/featured'
  // A link to pay for a box that has been paid for meanwhile.
  const asked = url.pathname === '/account/payments' && visitor.customer && url.searchParams.get('for')
  if (asked && !unpaidBoxes(visitor, now).some(({ start_date }) => start_date === asked)) return url.pathname
  const isPrivate = /^\/account|^\/shop\/best-of-local\/checkout-complete/.test(url.pathname)
  // A visitor who opens another page no longer returns to the page that asked for the login.
  visitor.intended = visitor.customer || !isPrivate ? null : url.pathname + url.search
  return visitor.intended === null ? null : '/login'
}
