import { FailedCall } from '../../../shared/features/calls/FailedCall'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import type { Unserved } from '../check/postcode-question'
import { postcodePanelMessages } from '../postcode-panel-messages'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'
import { WaysOut } from './WaysOut'

/** The result if the account's check could not be made; it says nothing about delivery. */
export function UnservedResult(props: ResultProps & { outcome: Unserved }) {
  const messages = useMessages(postcodePanelMessages)
  const { panel, outcome, onClose, returnFocusTo } = props
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={messages.notChecked}
      width={560}
      {...{ onClose, returnFocusTo }}
      footer={<WaysOut {...props} />}
    >
      <FailedCall failure={outcome.failure} />
    </ResultFrame>
  )
}
