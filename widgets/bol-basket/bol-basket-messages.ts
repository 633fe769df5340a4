import { basketMessages } from '../../shared/features/basket/basket-messages'

/** All that this widget says; a page may replace any of it. */
export const bolBasketMessages = {
  ...basketMessages,
  open: 'Show your Best of Local box',
} as const
