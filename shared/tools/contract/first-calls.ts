import type { CallName } from '../../domain/api/client/routes'

/**
 * The calls with which a widget does its main work, where a shop has no others yet. Whatever else it asks for is missed by
 * what hangs on it alone. A widget that is not named makes no call, or does its main work without one.
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
