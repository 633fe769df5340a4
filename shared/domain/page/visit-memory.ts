import { cameByBackButton } from '../../platform/page/lifecycle/freshness'
import { getOfLogin, setOfLogin } from '../../platform/page/login/login'
import { getShared, setShared } from '../../platform/page/storage/browser-storage'
import type { CalendarDate } from '../rules/dates/dates'
import type { VisitMemory } from '../store/session'

const quota = 'quota-reached'
const confirmed = 'postcode-confirmed'

/**
 * Creates the memory of a visit, shared by all tabs. It never stores the postcode. It remembers for a day that the
 * day's registrations are used up, and that a postcode is confirmed, for a page restored by the back button
 * (A-117).
 */
export const createVisitMemory = (today: () => CalendarDate): VisitMemory => ({
  isQuotaReached: () => getShared(quota) === today(),
  noteQuota: isReached => setShared(quota, isReached ? today() : ''),
  wasConfirmed: () => cameByBackButton() && getOfLogin(confirmed) === 'yes',
  noteConfirmed: isConfirmed => setOfLogin(confirmed, isConfirmed ? 'yes' : ''),
})
