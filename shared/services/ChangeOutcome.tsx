import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import type { ChangeWording } from './change-wording'
import { FailedCall } from './FailedCall'
import type { ChangeState } from './use-change'

type ChangeOutcomeProps = {
  state: ChangeState
  labels: ChangeWording
  /** Said before the shop's own words of a refusal. */
  title?: string | undefined
  onCheckAgain: () => void
  /** It stands above what was pressed, perhaps out of sight on a phone. */
  isBroughtIntoView?: boolean
}

/** Says what has become of a change that is not known to be done: refused, not saved, or not known. */
export function ChangeOutcome({ state, labels, title, onCheckAgain, isBroughtIntoView }: ChangeOutcomeProps) {
  switch (state.kind) {
    case 'refused':
      return (
        <FailedCall failure={state.failure} {...{ title }} isBroughtIntoView={isBroughtIntoView === true} />
      )
    case 'not-saved':
      return <Alert tone="error" messages={[labels.notSaved]} />
    case 'unknown':
    case 'checking':
      return (
        <Alert tone="warning" messages={[labels.unsure]}>
          <div data-ground="surface">
            <Button
              tone="secondary"
              size="small"
              busy={state.kind === 'checking' && labels.checking}
              onPress={onCheckAgain}
            >
              {labels.checkAgain}
            </Button>
          </div>
        </Alert>
      )
    default:
      return null
  }
}
