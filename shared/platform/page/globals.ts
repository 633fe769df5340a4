import { safeRedirect } from '../values/links'
import { elementsNamed } from './host/find-in-page'
import { ownGlobal } from './host/own-global'

/** What the server wrote into the page for its scripts. A cached page may be wrong about any of it: hints, not facts. */
export type PageGlobals = {
  csrfToken: string | null
  /** Where a fresh token can be read. */
  csrfUrl: string | null
  /** True unless the page says that a customer is logged in. */
  isGuest: boolean
}

// A header value: visible ASCII, nothing that could start another header.
const tokenShape = /^[!-~]{1,500}$/

export const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const toToken = (value: unknown): string | null => (tokenShape.test(toText(value)) ? toText(value) : null)

/** What the page says in a meta element of that name. */
export const metaContent = (name: string): string | null | undefined =>
  elementsNamed('meta')
    .find(each => each.getAttribute('name') === name)
    ?.getAttribute('content')

/** The usual ways of saying yes and no, PHP's empty text among them; null where nothing is said. */
export function flagOf(value: unknown): boolean | null {
  if (!/^(boolean|number|string)$/.test(typeof value)) return null
  const word = String(value).trim().toLowerCase()
  if (/^(1|t|true|y|yes|on)$/.test(word)) return true
  return /^(|0|f|false|n|no|off)$/.test(word) ? false : null
}

/** What a script of the page says, or else a meta element, for pages whose policy allows no such script. */
export const saidByPage = (name: string, meta: string): unknown =>
  ownGlobal(name) ?? metaContent(`doorstep-${meta}`)

/** Who is there, as the page says it. */
type Visitor = {
  /** The customer whom the page names in `doorstep-customer`; empty where it names nobody. */
  customer: string
  /** Null where the page does not say whether a customer is logged in. */
  isGuest: boolean | null
}

/** How templates write a customer that they do not have. */
const nobody = /^(0|none|null|nil|undefined|false|anonymous(user)?|guest)?$/i

/**
 * The one reader of who is there. The page's flag for guests counts first (GLB-04); a page without that flag says it by
 * naming a customer, or nobody.
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

/** Reads the page's values now; never keep the result, another script or tab may change them. GLB-01 to GLB-04. */
export const readPageGlobals = (): PageGlobals => ({
  csrfToken: toToken(ownGlobal('csrfToken')) ?? toToken(metaContent('csrf-token')),
  csrfUrl: safeRedirect(metaContent('doorstep-csrf-url'), location.origin),
  isGuest: readVisitor().isGuest !== false,
})

/** Does the shop recognise a repeated confirmation by its key? */
export const takesIdempotencyKeys = (): boolean => metaContent('doorstep-idempotency-key') === 'on'

// A header's name as HTTP has it, in the letters that frameworks use.
const headerShape = /^[\w-]{1,100}$/

/** The header in which the site's framework expects the token: as the page says in `csrf-header` (J-43). */
export function tokenHeader(): string {
  const named = metaContent('csrf-header')?.trim() ?? ''
  return headerShape.test(named) ? named : 'X-CSRF-TOKEN'
}

/** The form field in which the site's framework expects the token: as the page says in `csrf-param` (J-43). */
export const tokenField = (): string => metaContent('csrf-param')?.trim().slice(0, 100) || '_token'
