import type { ReactNode } from 'react'
import type { Failure } from '../../domain/api/client/failure'
import type { ChangeState } from '../../domain/hooks/use-change'
import { Alert } from '../../ui/status/Alert'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import { FailedCall } from '../calls/FailedCall'
import type { OrderBlock } from './use-order-block'

type EditorAlertsProps = {
  block: OrderBlock | null
  /** Why what the shop has could not be read; null where it was, or where nobody waits for it. */
  failure: Failure | null
  onReadAgain: () => void
  posting: { state: ChangeState; checkAgain: () => void }
  /** Said before the shop's own words of a refusal. */
  refused: string
  /** What else there is to say before anything is done. */
  children?: ReactNode
}

/** Stands above an editor: why nothing can be ordered, what could not be read, and what became of the last change. */
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
