import { safeRedirect } from '../values/links'
import { elementsNamed } from './host/find-in-page'
import { ownGlobal } from './host/own-global'
import { pageOrigin } from './host/page-origin'

/** The values that the server wrote into the page for its scripts: hints, not facts, as a cached page may be wrong. */
export type PageGlobals = {
  csrfToken: string | null
  /** The address of a fresh token. */
  csrfUrl: string | null
  /** True unless the page says that a customer is logged in. */
  isGuest: boolean
}

// A header value: visible ASCII, so it cannot start another header.
const tokenShape = /^[!-~]{1,500}$/

export const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const toToken = (value: unknown): string | null => (tokenShape.test(toText(value)) ? toText(value) : null)

/** Returns the content of the meta element of that name. */
export const metaContent = (name: string): string | null | undefined =>
  elementsNamed('meta')
    .find(each => each.getAttribute('name') === name)
    ?.getAttribute('content')

/** Reads the usual ways of writing yes and no, including PHP's empty text; null for any other value. */
export function flagOf(value: unknown): boolean | null {
  if (!/^(boolean|number|string)$/.test(typeof value)) return null
  const word = String(value).trim().toLowerCase()
  if (/^(1|t|true|y|yes|on)$/.test(word)) return true
  return /^(|0|f|false|n|no|off)$/.test(word) ? false : null
}

/** Returns the value of a global, or else of a meta element, for pages whose policy allows no inline script. */
export const saidByPage = (name: string, meta: string): unknown =>
  ownGlobal(name) ?? metaContent(`doorstep-${meta}`)

/** The visitor, as the page says. */
type Visitor = {
  /** The customer that the page names in `doorstep-customer`; empty if it names none. */
  customer: string
  /** Null if the page does not say whether a customer is logged in. */
  isGuest: boolean | null
}

/** Values that templates write if there is no customer. */
const nobody = /^(0|none|null|nil|undefined|false|anonymous(user)?|guest)?$/i

/**
 * Reads who is logged in; no other code does. The page's guest flag counts first (GLB-04). Without it, a page with a
 * customer's name has a customer, and a page with an empty name has a guest.
 */
export function readVisitor(): Visitor {
  const written = metaContent('doorstep-customer')
  const named = toText(written)
  const customer = nobody.test(named) ? '' : named
  return {
    customer,
    isGuest: flagOf(saidByPage('isGuest', 'is-guest')) ?? (written === undefined ? null : !customer),
  }
}

/** Reads the page's values now (GLB-01 to GLB-04). Never keep the result: another script or tab may change them. */
export const readPageGlobals = (): PageGlobals => ({
  csrfToken: toToken(ownGlobal('csrfToken')) ?? toToken(metaContent('csrf-token')),
  csrfUrl: safeRedirect(metaContent('doorstep-csrf-url'), pageOrigin()),
  isGuest: readVisitor().isGuest !== false,
})

// The characters that frameworks use in header names.
const headerShape = /^[\w-]{1,100}$/

/** Returns the header in which the site's framework expects the token, from the page's `csrf-header` (J-43). */
export function tokenHeader(): string {
  const named = metaContent('csrf-header')?.trim() ?? ''
  return headerShape.test(named) ? named : 'X-CSRF-TOKEN'
}

/** Returns the form field in which the site's framework expects the token, from the page's `csrf-param` (J-43). */
export const tokenField = (): string => metaContent('csrf-param')?.trim().slice(0, 100) || '_token'
