import type { Provider } from '../../platform/providers/provider'
import type { BasketBeside } from '../store/checkout/effects/reading'

export const noBasket: BasketBeside = { shown: () => null, save: async () => {} }

/** Holds the basket of the page, so that the checkout need not fetch the code of the basket. */
export const basketBesideProvider: Provider<{ basket: BasketBeside }> = () => ({ basket: noBasket })
