import { AffiliatesResult } from './AffiliatesResult'
import { DeliveredResult } from './DeliveredResult'
import { NotServedResult } from './NotServedResult'
import type { PanelOptions } from './PostcodePanel'
import type { CheckResult } from './postcode-question'
import { QuotaResult } from './QuotaResult'

export type ResultProps = {
  panel: PanelOptions
  /** The check was asked for by the account, for this address or a future one. */
  isAccount: boolean
  result: CheckResult
  onClose: () => void
  /** Closes and leads back to the field. */
  onTryAgain: () => void
  returnFocusTo: () => HTMLElement | null
}

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
  }
}
