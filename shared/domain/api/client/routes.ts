import type { OrderedFact } from '#site/ordered-facts'
import { ContractError } from './errors'

/** One documented call. `buildPath` fills the `{names}` of its path. Times are in milliseconds. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** A mutation is sent once, with a token; any other call is a read and may be repeated. */
  readonly mutation: boolean
  readonly timeout: number
  /** 'form': the browser navigates, so the client never sends it. 'html': the answer is a page. */
  readonly as: 'json' | 'html' | 'form'
  /** The server-rendered facts that this call may change, even if it fails. */
  readonly makesOld?: readonly OrderedFact[]
  /** Typing alone sends this call, so the end of the login does not move the visitor. */
  readonly staysOnPage?: true
}

export type PathParams = Readonly<Record<string, string | number>>
export type Query = Readonly<Record<string, string | number>>

const route = (method: Route['method'], path: string, timeout = 30_000, as: Route['as'] = 'json'): Route => ({
  method,
  path,
  mutation: method !== 'GET',
  timeout,
  as,
})

const read = (path: string, as?: Route['as']) => route('GET', path, 15_000, as)

const ofWeek: readonly OrderedFact[] = ['total']
const ofBasket: readonly OrderedFact[] = ['items', 'box', 'total']
const ofBoxes: readonly OrderedFact[] = [...ofBasket, 'boxes']

/** Returns the route of a change that makes those facts old. */
const change = (
  makesOld: readonly OrderedFact[],
  method: Route['method'],
  path: string,
  timeout?: number,
) => ({
  ...route(method, path, timeout),
  makesOld,
})

/**
 * Every documented call (CALL-07 to CALL-41), and the list that a page names for a typeahead. The client sends no
 * other call.
 */
export const routes = {
  checkPostcode: route('POST', '/register/postcode/verify'),
  checkAccountPostcode: route('POST', '/account/addresses/postcode/verify'),
  continueWithAddress: route('POST', '/account/addresses/postcode/verify', 0, 'form'),
  saveInterest: route('PUT', '/register/postcode/{id}/details'),
  checkPromoCode: route('POST', '/register/code/verify'),
  readBasket: read('/api/bol-basket'),
  changeBasketLine: change(ofBasket, 'PUT', '/api/bol-basket/{lineId}'),
  removeBasketLine: change(ofBasket, 'DELETE', '/api/bol-basket/{lineId}'),
  cancelBasket: change(ofBasket, 'POST', '/api/bol-basket/cancel'),
  addToBasket: change(ofBasket, 'POST', '/api/product/bol'),
  readBasketQuantity: read('/api/product/bol/{productId}'),
  readLatestBoxes: read('/api/basket/latest-bol'),
  reorderBox: change(ofBoxes, 'POST', '/api/basket/reorder-bol'),
  readCheckout: read('/api/bol-checkout/{orderId}'),
  confirmOrder: change(ofBoxes, 'POST', '/api/bol-checkout/confirm', 60_000),
  removeUnavailable: change(ofBoxes, 'POST', '/api/bol-checkout/remove-unavailable'),
  changeDeliveryDate: change(ofBoxes, 'POST', '/api/bol-checkout/update-date'),
  applyDiscount: change(ofBasket, 'POST', '/api/basket/apply-discount'),
  editBoxOrder: change(ofBoxes, 'PUT', '/api/bol-order/edit/{id}'),
  editBasketBox: change(ofBoxes, 'POST', '/api/basket/edit-bol'),
  cancelBoxOrder: change(ofBoxes, 'POST', '/api/basket/cancel-bol'),
  readWeek: read('/api/basket'),
  readOrdered: read('/api/basket/ordered'),
  saveDetails: route('PUT', '/account/details'),
  savePassword: route('PUT', '/account/password'),
  sendRecipe: route('POST', '/email-recipe'),
  saveRegularOrder: change(ofWeek, 'POST', '/api/product/regular'),
  readRegularOrder: read('/api/product/regular/{productId}'),
  readDayOrder: read('/api/product/regular-modified/{productId}/{selectedDate}'),
  saveDayOrder: change(ofWeek, 'POST', '/api/product/regular-modified'),
  saveOneOff: change(ofWeek, 'POST', '/api/product/oneoff'),
  readOneOff: read('/api/product/oneoff/{productId}'),
  findMoveConflicts: route('POST', '/account/house-moves/conflicts'),
  readMorePosts: read('{link}', 'html'),
  readSuggestions: { ...read('{list}'), staysOnPage: true },
} as const

/** The name of a call that the client may send: every row but the form post. */
export type CallName = Exclude<keyof typeof routes, 'continueWithAddress'>

const patterns: Readonly<Record<string, RegExp>> = {
  selectedDate: /^\d{4}-\d\d-\d\d$/,
  // `buildAddress` refuses anything that a URL parser would change: dot segments, backslashes, spaces.
  link: /^\/[^#]*$/,
  list: /^\/[^?#]*$/,
}
const idPattern = /^[\w-]{1,64}$/

/** Returns the pattern that a path parameter must match. */
const patternOf = (name: string): RegExp => patterns[name] ?? idPattern

/** Fills in the path of a call. Throws ContractError, before anything is sent, for an id that could change the route. */
export function buildPath({ method, path }: Route, params: PathParams = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    const text = typeof value === 'number' ? String(value) : value
    const pattern = patternOf(name)
    if (typeof text !== 'string' || !pattern.test(text)) {
      throw new ContractError({
        method,
        path,
        field: name,
        problem: `does not match ${pattern}; nothing was sent`,
      })
    }
    return text
  })
}

/** Returns the path of a call with its query. */
export function askedPath(route: Route, params?: PathParams, query?: Query): string {
  const pairs = query && Object.entries(query).map(([name, value]) => [name, String(value)])
  return buildPath(route, params) + (pairs ? `?${new URLSearchParams(pairs)}` : '')
}

/** Returns the absolute address of a call on the given origin. Throws if a URL parser would change the address. */
export function buildAddress(origin: string, route: Route, params?: PathParams, query?: Query): string {
  const written = origin + askedPath(route, params, query)
  if (new URL(written).href !== written) {
    throw new ContractError({
      ...route,
      field: 'address',
      problem: 'is not a valid path; nothing was sent',
    })
  }
  return written
}
