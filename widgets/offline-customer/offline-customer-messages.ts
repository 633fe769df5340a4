import { offlineMessages } from '../../shared/features/registration/offline-messages'

/** The texts of the widget; a page may replace any of them. */
export const offlineCustomerMessages = {
  ...offlineMessages,
} as const
