import { cameByBackButton } from '../../platform/page/lifecycle/freshness'
import { getOfLogin, setOfLogin } from '../../platform/page/login/login'
import { getShared, setShared } from '../../platform/page/storage/browser-storage'
import type { CalendarDate } from '../rules/dates/dates'
import type { VisitMemory } from '../store/session'

const quota = 'quota-reached'
const confirmed = 'postcode-confirmed'

/**
 * What a visitor of this shop has been told of their postcode, in all tabs: never the postcode. That the day's
 * registrations are used up is remembered for that day; that a postcode is confirmed, for a page that the
 * browser brings back as it was before.
 */
export const createVisitMemory = (today: () => CalendarDate): VisitMemory => ({
  isQuotaReached: () => getShared(quota) === today(),
  noteQuota: isReached => setShared(quota, isReached ? today() : ''),
  wasConfirmed: () => cameByBackButton() && getOfLogin(confirmed) === 'yes',
  noteConfirmed: isConfirmed => setOfLogin(confirmed, isConfirmed ? 'yes' : ''),
})
