import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'
import { weekMessages } from '../../shared/features/week/week-messages'

// The week has its own words for another try.
const { tryAgain: _, ...failed } = failedCallMessages

/** The texts of the banner; the page may replace any of them. */
export const weeklyCostMessages = {
  ...failed,
  ...weekMessages,
  title: 'What this week costs',
  total: 'Total cost this week',
  details: 'View details',
} as const
