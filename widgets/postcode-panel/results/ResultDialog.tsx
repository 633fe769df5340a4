import { AffiliatesResult } from './AffiliatesResult'
import { DeliveredResult } from './DeliveredResult'
import { NotServedResult } from './NotServedResult'
import { QuotaResult } from './QuotaResult'
import type { ResultProps } from './result-props'
import { UnservedResult } from './UnservedResult'

/** One dialog for each outcome of a check (PC-18). */
export function ResultDialog(props: ResultProps) {
  const { outcome } = props.result
  switch (outcome.kind) {
    case 'matched':
      return outcome.quotaReached ? (
        <QuotaResult {...props} />
      ) : (
        <DeliveredResult {...props} outcome={outcome} />
      )
    case 'affiliates':
      return <AffiliatesResult {...props} affiliates={outcome.affiliates} />
    case 'not-served':
      return <NotServedResult {...props} id={outcome.id} />
    default:
      return <UnservedResult {...props} outcome={outcome} />
  }
}
