import { basketMessages } from '../../shared/features/basket/basket-messages'
import { dialogMessages, openingMessages } from '../../shared/ui/ui-messages'

/** The texts of the widget; a page may replace any of them. */
export const mobileBasketButtonMessages = {
  ...basketMessages,
  ...dialogMessages,
  ...openingMessages,
  item: 'item',
  items: 'items',
  view: 'View',
} as const
