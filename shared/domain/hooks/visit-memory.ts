import { cameByBackButton } from '../../platform/page/lifecycle/freshness'
import { getShared, setShared } from '../../platform/page/storage/browser-storage'
import { getStored, setStored } from '../../platform/page/storage/tab-storage'
import type { CalendarDate } from '../rules/dates/dates'
import type { VisitMemory } from '../store/session'

const quota = 'quota-reached'
const confirmed = 'postcode-confirmed'

/** For pages that may store nothing: it lasts as long as the page. */
let unstored = ''

/**
 * What a visitor of this shop has been told of their postcode, in all tabs: never the postcode. That the day's
 * registrations are used up is remembered for that day; that a postcode is confirmed, for a page that the
 * browser brings back as it was before.
 */
export const createVisitMemory = (today: () => CalendarDate): VisitMemory => ({
  isQuotaReached: () => (getShared(quota) ?? unstored) === today(),
  noteQuota(isReached) {
    unstored = isReached ? today() : ''
    setShared(quota, unstored)
  },
  wasConfirmed: () => cameByBackButton() && getStored(confirmed) === 'yes',
  noteConfirmed: isConfirmed => setStored(confirmed, isConfirmed ? 'yes' : ''),
})
