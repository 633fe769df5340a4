import { useReload } from '../../shared/mount/use-reload'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import type { Failure } from './failure'
import styles from './PostcodePanel.module.css'

/** Says that a call failed, and offers the reload that an expired page needs. */
export function FailureAlert({ failure: { messages, isStale } }: { failure: Failure }) {
  const reload = useReload()
  return (
    <Alert tone="error" messages={messages}>
      {isStale && (
        <div className={styles.reload} data-ground="surface">
          <Button tone="secondary" size="small" onPress={reload}>
            Reload
          </Button>
        </div>
      )}
    </Alert>
  )
}
