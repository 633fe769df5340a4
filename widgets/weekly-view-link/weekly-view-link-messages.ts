import { knownTotalMessages } from '../../shared/features/week/week-messages'

/** All that this widget says; a page may replace any of it. */
export const weeklyViewLinkMessages = {
  ...knownTotalMessages,
  open: 'Weekly view',
} as const
