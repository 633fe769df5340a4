import { metaContent } from '../../platform/page/globals'
import { ownGlobal } from '../../platform/page/host/own-global'
import { orderChange } from '../rules/order-change'
import type { Product } from '../rules/product'
import { track, whenSeen } from './analytics'

/**
 * Returns whether the visitor has agreed to a social pixel: the page names the cookie and value that mean consent in
 * `<meta name="doorstep-pixel-consent" content="marketing=yes">`. The cookie is read each time, as consent can be
 * withdrawn. A browser may hold several of one name, for other paths: each must say so.
 */
function isPixelAllowed(): boolean {
  const cookie = metaContent('doorstep-pixel-consent') ?? ''
  const [name] = /^[^=]+=(?=.)/.exec(cookie) ?? []
  const said = name ? document.cookie.split('; ').filter(each => each.startsWith(name)) : []
  return said.length > 0 && said.every(each => each === cookie)
}

/** Calls the page's social pixel if there is one and the visitor has agreed to it (ANA-03). */
function firePixel(): void {
  try {
    const pixel: unknown = ownGlobal('fbq')
    if (typeof pixel === 'function' && isPixelAllowed()) pixel('track', 'AddToCart', { currency: 'GBP' })
  } catch {
    // A failure of the page's pixel must not break a widget.
  }
}

/** A saved order; quantities count items, before and after. */
export type OrderReport = {
  product: Pick<Product, 'id' | 'name' | 'price' | 'template'>
  before: number
  after: number
  /** `bol` until the box is confirmed: a Best of Local product is neither one-off nor regular before that. */
  orderType: 'one_off' | 'regular' | 'bol'
  isGuest: boolean
}

/**
 * Reports an order that was added or increased, for logged-in customers only (ANA-05 to ANA-10). An added product
 * also fires the social pixel.
 */
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
