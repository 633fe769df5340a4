import { weekMessages } from '../../shared/features/week/week-messages'

/** The texts of the banner; the page may replace any of them. */
export const weeklyCostMessages = {
  ...weekMessages,
  title: 'What this week costs',
  total: 'Total cost this week',
  details: 'View details',
} as const
