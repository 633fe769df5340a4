import { cameByBackButton } from '../../platform/page/lifecycle/freshness'
import { getStored, setStored } from '../../platform/page/storage/tab-storage'
import type { CalendarDate } from '../rules/dates/dates'
import type { VisitMemory } from '../store/session'

const quota = 'doorstep:quota-reached'
const confirmed = 'postcode-confirmed'

/** For pages that may store nothing: it lasts as long as the page. */
let unstored = ''

function storedDay(): string {
  try {
    return localStorage.getItem(quota) ?? unstored
  } catch {
    return unstored
  }
}

/**
 * What a visitor of this shop has been told of their postcode, in all tabs: never the postcode. That the day's
 * registrations are used up is remembered for that day; that a postcode is confirmed, for a page that the
 * browser brings back as it was before.
 */
export const createVisitMemory = (today: () => CalendarDate): VisitMemory => ({
  isQuotaReached: () => storedDay() === today(),
  noteQuota(isReached) {
    unstored = isReached ? today() : ''
    try {
      if (isReached) localStorage.setItem(quota, unstored)
      else localStorage.removeItem(quota)
    } catch {
      // Kept above.
    }
  },
  wasConfirmed: () => cameByBackButton() && getStored(confirmed) === 'yes',
  noteConfirmed: isConfirmed => setStored(confirmed, isConfirmed ? 'yes' : ''),
})
