import type { CallName } from '../../domain/api/client/routes'

/**
 * The calls that a widget needs for its main task, for a shop that does not have all of them yet. Without the other
 * calls only what depends on them is missing. A widget that is not listed makes no call, or needs none for its main
 * task.
 */
export const firstCalls: Readonly<Record<string, readonly CallName[]>> = {
  'account-name': ['saveDetails'],
  'account-password': ['savePassword'],
  'account-phone': ['saveDetails'],
  'bol-basket': ['readBasket', 'changeBasketLine', 'removeBasketLine'],
  'box-order-detail': ['cancelBoxOrder'],
  'checkout-panel': ['readCheckout', 'changeDeliveryDate', 'confirmOrder'],
  'community-grid': ['readMorePosts'],
  'day-order': ['readDayOrder', 'saveDayOrder'],
  'header-basket': ['readWeek'],
  'house-move': ['findMoveConflicts'],
  'mobile-basket-button': ['readBasket'],
  'one-off-order': ['readOneOff', 'saveOneOff'],
  'order-again': ['readLatestBoxes', 'reorderBox'],
  'order-dialog': ['addToBasket'],
  'order-edit': ['readRegularOrder', 'saveRegularOrder'],
  'postcode-panel': ['checkPostcode'],
  'promo-field': ['checkPromoCode'],
  'recipe-email': ['sendRecipe'],
  'registration-steps': ['readOrdered'],
  'regular-order': ['readRegularOrder', 'saveRegularOrder'],
  typeahead: ['readSuggestions'],
  'view-box': ['reorderBox'],
  'weekly-cost': ['readWeek'],
  'weekly-view-link': ['readWeek'],
}
