import type { ChangeState } from '../../domain/hooks/use-change'
import { useMessages } from '../../platform/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { Alert } from '../../ui/status/Alert'
import { changeMessages } from './change-messages'
import { FailedCall } from './FailedCall'
import { useUnsureChange } from './unsure'

type ChangeOutcomeProps = {
  state: ChangeState
  /** Shown before the shop's own words after a refusal. */
  title?: string | undefined
  /** Replaces our message that the change was not saved. */
  notSaved?: string | undefined
  /** Replaces our message that the outcome is unknown. */
  unsure?: string | undefined
  /** Checks again whether the change was saved; undefined if there is no way to check. */
  onCheckAgain?: (() => void) | undefined
  /** Scrolls the message into view, as it is above the pressed button and may be off the screen on a phone. */
  isBroughtIntoView?: boolean
}

/** The outcome of a change, unless it is known to be saved: refused, not saved, or unknown. */
export function ChangeOutcome({
  state,
  title,
  notSaved,
  unsure,
  onCheckAgain,
  isBroughtIntoView,
}: ChangeOutcomeProps) {
  const messages = useMessages(changeMessages)
  const readAgain = useUnsureChange(state.kind === 'unknown' || state.kind === 'checking')
  switch (state.kind) {
    case 'refused':
      return (
        <FailedCall failure={state.failure} {...{ title }} isBroughtIntoView={isBroughtIntoView === true} />
      )
    case 'not-saved':
      return <Alert tone="error" messages={[notSaved ?? messages.notSaved]} />
    case 'unknown':
    case 'checking':
      return (
        <Alert tone="warning" messages={[unsure ?? messages.unsure]}>
          {onCheckAgain && (
            <div>
              <Button
                tone="secondary"
                size="small"
                busy={state.kind === 'checking' && messages.checking}
                onPress={() => {
                  onCheckAgain()
                  readAgain()
                }}
              >
                {messages.checkAgain}
              </Button>
            </div>
          )}
        </Alert>
      )
    default:
      return null
  }
}
