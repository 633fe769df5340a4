import type { Failure } from '../api/failure'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { useReload } from './use-reload'

type FailedCallProps = {
  failure: Failure
  /** Said before the shop's own words. */
  title?: string | undefined
  /** For a read: asks once more. */
  onAgain?: (() => void) | undefined
}

/** Says that a call failed, in the shop's words, with the way on: another try, or the reload a stale page needs. */
export function FailedCall({ failure: { messages, isStale }, title, onAgain }: FailedCallProps) {
  const reload = useReload()
  const again = isStale ? reload : onAgain
  return (
    <Alert tone="error" title={title} messages={messages}>
      {again && (
        <div data-ground="surface">
          <Button tone="secondary" size="small" onPress={again}>
            {isStale ? 'Reload' : 'Try again'}
          </Button>
        </div>
      )}
    </Alert>
  )
}
