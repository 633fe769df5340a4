import { basketMessages } from '../../shared/features/basket/basket-messages'
import { dialogMessages, openingMessages } from '../../shared/ui/ui-messages'

/** All that this widget says; a page may replace any of it. */
export const mobileBasketButtonMessages = {
  ...basketMessages,
  ...dialogMessages,
  ...openingMessages,
  item: 'item',
  items: 'items',
  view: 'View',
} as const
