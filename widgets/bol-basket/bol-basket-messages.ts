import { basketMessages } from '../../shared/features/basket/basket-messages'

/** The texts of the widget; a page may replace any of them. */
export const bolBasketMessages = {
  ...basketMessages,
  open: 'Show your Best of Local box',
} as const
