import { pageWide } from '../../platform/page/host/page-wide'
import type { BasketBeside } from '../store/checkout/effects/reading'

export const noBasket: BasketBeside = { shown: () => null, save: async () => {} }

/** Returns the holder of the page's basket, so that the checkout need not fetch the code of the basket. */
export const basketBeside = (): { basket: BasketBeside } => pageWide('basket', () => ({ basket: noBasket }))
