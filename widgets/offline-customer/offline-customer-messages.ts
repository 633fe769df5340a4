import { offlineMessages } from '../../shared/features/registration/offline-messages'

/** All that this widget says; a page may replace any of it. */
export const offlineCustomerMessages = {
  ...offlineMessages,
} as const
