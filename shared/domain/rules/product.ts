import type { Pence } from '../../platform/values/money'

/** What the shop sells, as the widgets read it (GLB-07, GLB-08). */
export type Product = {
  id: string
  name: string
  /** Daily essentials, or a product of a Best of Local box (GLB-10). */
  template: 'de' | 'bol'
  /** The shop's product code, `edg_code`. */
  code: string
  isAvailable: boolean
  /** `max_qty_allowed`; null when the shop names none, 0 is a real maximum. */
  maxAllowed: number | null
  /** Of one item, in pence. */
  price: Pence | null
  /** As the shop wrote it, for `imageAddress`. */
  image: string
  size: string
}

const isOneOf = (codes: readonly string[]) => (product: Pick<Product, 'code'>) => codes.includes(product.code)

/** The lottery ticket, which a page may dress differently (GLB-09, A-41). */
export const isLottery = isOneOf(['5600'])
/** Delivered at Christmas only (CO-31). */
export const isChristmasOnly = isOneOf(['7600', '7601'])
/** A hamper, which comes once (CO-32). */
export const isHamper = isOneOf(['5995', '5996'])

/** Ordered every week or not at all: neither a frequency nor a single day can be chosen (FMT-05, A-71). */
export const isWeeklyOnly = ({ id }: Pick<Product, 'id'>): boolean => id === '133'
