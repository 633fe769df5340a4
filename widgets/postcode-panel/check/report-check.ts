import { track } from '../../../shared/domain/page/analytics'
import { outwardCode } from '../../../shared/domain/rules/customers/outward-code'

/** The outcome of a postcode check, in the words of the page's reports. */
export type PostcodeCheckOutcome = 'matched' | 'affiliate' | 'not_served' | 'quota_reached' | 'error'

const onceWithinMs = 500
let last = { key: '', at: 0 }

/** Reports the outcome of a postcode check (ANA-02). Only the outward code of the postcode is sent. */
export function trackPostcodeCheck(outcome: PostcodeCheckOutcome, postcode: string): void {
  const key = `${outcome} ${postcode}`
  const at = performance.now()
  const isSameCheck = key === last.key && at - last.at < onceWithinMs
  last = { key, at }
  if (isSameCheck) return
  const outward = outwardCode(postcode)
  track({
    event: 'postcode_check',
    outcome,
    currency: 'GBP',
    ...(outward && { outward_code: outward }),
  })
}
