import type { ReactNode } from 'react'
import type { Failure } from '../../domain/api/client/failure'
import type { ChangeState } from '../../domain/hooks/use-change'
import { Alert } from '../../ui/status/Alert'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import { FailedCall } from '../calls/FailedCall'
import type { OrderBlock } from './use-order-block'

type EditorAlertsProps = {
  block: OrderBlock | null
  /** The failure to read the saved order; null if it was read or is not needed. */
  failure: Failure | null
  onReadAgain: () => void
  posting: { state: ChangeState; checkAgain: () => void }
  /** Shown before the shop's own words after a refusal. */
  refused: string
  /** Further messages, shown from the start. */
  children?: ReactNode
}

/** The alerts above an editor: the reason why nothing can be ordered, a failed read, and the outcome of the last change. */
export function EditorAlerts({ block, failure, onReadAgain, posting, refused, children }: EditorAlertsProps) {
  return (
    <>
      {block && <Alert tone={block.tone} messages={[block.reason]} />}
      {children}
      {failure && <FailedCall isBroughtIntoView failure={failure} onAgain={onReadAgain} />}
      <ChangeOutcome
        state={posting.state}
        title={refused}
        onCheckAgain={posting.checkAgain}
        isBroughtIntoView
      />
    </>
  )
}
