import { FailedCall } from '../../../shared/features/calls/FailedCall'
import type { Unserved } from '../check/postcode-question'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'
import { WaysOut } from './WaysOut'

/** The failed check of the account's panel: an error about the postcode, or no answer yet. */
export function UnservedResult(props: ResultProps & { outcome: Unserved }) {
  const { panel, outcome, onClose, returnFocusTo } = props
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={outcome.kind === 'refused' ? outcome.message : panel.labels.notChecked}
      width={560}
      {...{ onClose, returnFocusTo }}
      footer={<WaysOut {...props} />}
    >
      {outcome.kind === 'unanswered' && <FailedCall failure={outcome.failure} />}
    </ResultFrame>
  )
}
