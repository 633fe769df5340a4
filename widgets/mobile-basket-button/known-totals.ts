import { totalsWith } from '../../shared/domain/rules/basket'
import { type BasketState, isStale } from '../../shared/domain/store/basket/basket-state'

/** Returns the number of items and their sum if the shop has said what is in the basket; null otherwise. */
export const totalsOf = (state: BasketState) =>
  state.basket && !state.basket.isPartial && !isStale(state)
    ? totalsWith(state.basket, state.unread.accepted)
    : null
