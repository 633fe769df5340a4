import { knownTotalMessages } from '../../shared/features/week/week-messages'

/** The texts of the widget; a page may replace any of them. */
export const weeklyViewLinkMessages = {
  ...knownTotalMessages,
  open: 'Weekly view',
} as const
