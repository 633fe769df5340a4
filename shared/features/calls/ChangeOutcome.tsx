import type { ChangeState } from '../../domain/hooks/use-change'
import { useMessages } from '../../platform/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { Alert } from '../../ui/status/Alert'
import { changeMessages } from './change-messages'
import { FailedCall } from './FailedCall'

type ChangeOutcomeProps = {
  state: ChangeState
  /** Said before the shop's own words of a refusal. */
  title?: string | undefined
  /** Said in the place of our words where it is known that nothing was saved. */
  notSaved?: string | undefined
  /** Said in the place of our words where nobody knows. */
  unsure?: string | undefined
  /** Looks once more; not given where there is nothing to look at. */
  onCheckAgain?: (() => void) | undefined
  /** It stands above what was pressed, perhaps out of sight on a phone. */
  isBroughtIntoView?: boolean
}

/** Says what has become of a change that is not known to be done: refused, not saved, or not known. */
export function ChangeOutcome({
  state,
  title,
  notSaved,
  unsure,
  onCheckAgain,
  isBroughtIntoView,
}: ChangeOutcomeProps) {
  const labels = useMessages(changeMessages)
  switch (state.kind) {
    case 'refused':
      return (
        <FailedCall failure={state.failure} {...{ title }} isBroughtIntoView={isBroughtIntoView === true} />
      )
    case 'not-saved':
      return <Alert tone="error" messages={[notSaved ?? labels.notSaved]} />
    case 'unknown':
    case 'checking':
      return (
        <Alert tone="warning" messages={[unsure ?? labels.unsure]}>
          {onCheckAgain && (
            <div>
              <Button
                tone="secondary"
                size="small"
                busy={state.kind === 'checking' && labels.checking}
                onPress={onCheckAgain}
              >
                {labels.checkAgain}
              </Button>
            </div>
          )}
        </Alert>
      )
    default:
      return null
  }
}
