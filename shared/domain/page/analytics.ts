import { metaContent } from '../../platform/page/globals'
import { ownGlobal } from '../../platform/page/host/own-global'
import { outwardCode } from '../rules/customers/postcode'
import { orderChange } from '../rules/order-change'
import type { Product } from '../rules/product'

/** What a postcode check came to, in the words the page's reports use. */
export type PostcodeCheckOutcome = 'matched' | 'affiliate' | 'not_served' | 'quota_reached' | 'error'

type AnalyticsEvent = { event?: string; [field: string]: unknown }

function push(event: AnalyticsEvent): void {
  try {
    // An element with that id, or nothing at all, may stand where the page's list should be.
    const layer = ownGlobal('dataLayer') as unknown[] | undefined
    if (typeof layer?.push === 'function') layer.push(event)
    else Reflect.set(window, 'dataLayer', [event])
  } catch {
    // Analytics are the page's business: no widget depends on them.
  }
}

/** Acts at once, or when a page that is only prerendered is opened. */
function whenSeen(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering === true) {
    document.addEventListener('prerenderingchange', act, { once: true })
  } else act()
}

/** Hands an event to the page's `dataLayer` (ANA-11): never throws, and waits while the page is only prerendered. */
export const track = (event: AnalyticsEvent): void => whenSeen(() => push(event))

/**
 * Has the visitor agreed to a social pixel? Only where the cookie stands that the page names for it, with that value:
 * `<meta name="doorstep-pixel-consent" content="marketing=yes">`. Asked anew each time, as it can be taken back.
 */
function isPixelAllowed(): boolean {
  const cookie = metaContent('doorstep-pixel-consent') ?? ''
  return /^[^=]+=./.test(cookie) && document.cookie.split('; ').includes(cookie)
}

/** Calls the page's social pixel, if there is one and the visitor has agreed to it in the way that the page names (ANA-03). */
function firePixel(): void {
  try {
    const pixel: unknown = ownGlobal('fbq')
    if (typeof pixel === 'function' && isPixelAllowed()) pixel('track', 'AddToCart', { currency: 'GBP' })
  } catch {
    // The pixel, too, is the page's business.
  }
}

const onceWithinMs = 500
let last = { key: '', at: 0 }

/** Reports the outcome of one postcode check (ANA-02), with no more of the postcode than its outward code. */
export function trackPostcodeCheck(outcome: PostcodeCheckOutcome, postcode: string): void {
  const key = `${outcome} ${postcode}`
  const at = performance.now()
  const isSameCheck = key === last.key && at - last.at < onceWithinMs
  last = { key, at }
  if (isSameCheck) return
  const outward = outwardCode(postcode)
  track({
    event: 'postcode_check',
    outcome,
    currency: 'GBP',
    ...(outward && { outward_code: outward }),
  })
}

/** An order that was saved; quantities count items, before and after. */
export type OrderReport = {
  product: Pick<Product, 'id' | 'name' | 'price' | 'template'>
  before: number
  after: number
  /** A Best of Local product is of neither kind until its box is confirmed. */
  orderType: 'one_off' | 'regular' | 'bol'
  isGuest: boolean
}

/** Reports an order that was added or raised, for logged-in customers only (ANA-05 to ANA-10); an add fires the social pixel too. */
export function trackOrder({ product, before, after, orderType, isGuest }: OrderReport): void {
  const change = isGuest ? null : orderChange(before, after)
  if (!change) return
  const quantity = after - before
  const item = { item_id: product.id, item_name: product.name, item_category: product.template, quantity }
  const price = product.price === null ? null : product.price / 100
  if (change === 'add') whenSeen(firePixel)
  track({ ecommerce: null })
  track({
    event: change === 'add' ? 'add_to_cart' : 'update_cart',
    order_type: orderType,
    product_type: product.template,
    ecommerce: {
      currency: 'GBP',
      ...(product.price !== null && { value: (product.price * quantity) / 100 }),
      items: [{ ...item, item_variant: orderType, ...(price !== null && { price }) }],
    },
  })
}
