import { dateMessages } from '../../shared/domain/rules/dates/dates'
import { knownTotalMessages } from '../../shared/features/week/week-messages'

/** The texts of the widget; a page may replace any of them. */
export const weeklyViewLinkMessages = {
  ...dateMessages,
  ...knownTotalMessages,
  open: 'Weekly view',
  weekOf: '{first} to {last}',
} as const
