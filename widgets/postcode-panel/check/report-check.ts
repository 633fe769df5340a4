import { push } from '../../../shared/domain/page/analytics'
import { outwardCode } from '../../../shared/domain/rules/customers/outward-code'

/** The outcome of a postcode check, in the words of the page's reports. */
export type PostcodeCheckOutcome = 'matched' | 'affiliate' | 'not_served' | 'quota_reached' | 'error'

/** Reports the outcome of a postcode check (ANA-02). Only the outward code of the postcode is sent. */
export function trackPostcodeCheck(outcome: PostcodeCheckOutcome, postcode: string): void {
  const outward = outwardCode(postcode)
  push({
    event: 'postcode_check',
    outcome,
    currency: 'GBP',
    ...(outward && { outward_code: outward }),
  })
}
