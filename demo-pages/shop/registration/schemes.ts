import { findProduct, type Product } from '../products/catalogue'
import type { DemoHint } from '../server/demo-hint'

/** A promotional code's reward as the server sends it. */
export type Scheme = {
  reward_type: 'free' | 'discount'
  reward_order_type: 'regular' | 'oneoff' | null
  reward_max_qty: number | string | null
  products: Pick<Product, 'id' | 'name' | 'image' | 'edg_code' | 'order_price' | 'max_qty_allowed'>[]
}

type Offer = { scheme: Scheme; ends: string | null; isSuspended?: boolean }

const rewards = (...ids: number[]): Scheme['products'] =>
  ids.flatMap(id => {
    const product = findProduct(id)
    if (!product) return []
    const { name, image, edg_code, order_price, max_qty_allowed } = product
    return [{ id, name, image, edg_code, order_price, max_qty_allowed }]
  })

const discount: Scheme = {
  reward_type: 'discount',
  reward_order_type: null,
  reward_max_qty: null,
  products: [],
}

const offers: Readonly<Record<string, Offer>> = {
  FREEMILK: {
    scheme: {
      reward_type: 'free',
      reward_order_type: 'regular',
      reward_max_qty: 2,
      products: rewards(101, 102, 103, 114),
    },
    ends: null,
  },
  FREEBREAKFAST: {
    scheme: {
      reward_type: 'free',
      reward_order_type: 'oneoff',
      reward_max_qty: '1',
      // The last product has no picture.
      products: [...rewards(106, 123, 124), ...rewards(128).map(each => ({ ...each, image: null }))],
    },
    ends: null,
  },
  WELCOME10: { scheme: discount, ends: null },
  SPRING19: { scheme: discount, ends: '2019-05-31' },
  RESTING: { scheme: discount, ends: null, isSuspended: true },
}

type Verdict =
  | { kind: 'scheme'; scheme: Scheme }
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'suspended' }

/** Returns the verdict on a code on that day (YYYY-MM-DD); case and outer spaces do not matter. */
export function judgeCode(code: string, today: string): Verdict {
  const name = code.trim().toUpperCase()
  const offer = Object.hasOwn(offers, name) ? offers[name] : undefined
  if (!offer) return { kind: 'unknown' }
  if (offer.ends !== null && offer.ends < today) return { kind: 'expired' }
  return offer.isSuspended ? { kind: 'suspended' } : { kind: 'scheme', scheme: offer.scheme }
}

/** A code for each verdict; the control panel prints this table. */
export const testCodes: readonly DemoHint[] = [
  { value: 'FREEMILK', outcome: 'A free product, delivered regularly, up to 2' },
  { value: 'FREEBREAKFAST', outcome: 'A free product, once; one of them has no picture' },
  { value: 'WELCOME10', outcome: 'A discount, nothing to choose' },
  { value: 'SPRING19', outcome: 'Expired (errors inside data)' },
  { value: 'RESTING', outcome: 'Refused with success false and status 200' },
  { value: 'NOSUCHCODE', outcome: 'Unknown (errors inside errors)' },
]
