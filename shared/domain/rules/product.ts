import type { Pence } from '../../platform/values/money'

/** A product of the shop (GLB-07, GLB-08). */
export type Product = {
  id: string
  name: string
  /** `de` is daily essentials, `bol` a product of a Best of Local box (GLB-10). */
  template: 'de' | 'bol'
  /** The shop's product code, `edg_code`. */
  code: string
  isAvailable: boolean
  /** `max_qty_allowed`; null if the shop gives none. 0 is a real maximum. */
  maxAllowed: number | null
  /** The price of one item, in pence. */
  price: Pence | null
  /** The image address as the shop wrote it, for `imageAddress`. */
  image: string
  size: string
}

const isOneOf = (codes: readonly string[]) => (product: Pick<Product, 'code'>) => codes.includes(product.code)

/** Returns whether the product is the lottery ticket, which a page may style differently (GLB-09, A-41). */
export const isLottery = isOneOf(['5600'])
/** Returns whether the product is delivered only at Christmas (CO-31). */
export const isChristmasOnly = isOneOf(['7600', '7601'])
/** Returns whether the product is a hamper, which comes once (CO-32). */
export const isHamper = isOneOf(['5995', '5996'])

/** Returns whether the product can only be ordered every week: no other frequency and no single day (FMT-05, A-71). */
export const isWeeklyOnly = ({ id }: Pick<Product, 'id'>): boolean => id === '133'
