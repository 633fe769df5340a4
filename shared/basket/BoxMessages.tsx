import { explain } from '../api/errors'
import { useBox, useBoxStore } from '../services/use-box'
import { useReload } from '../services/use-reload'
import { fill } from '../text/fill'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import styles from './BoxBasket.module.css'
import type { BoxWording } from './box-wording'

/** What stands between the customer and an up-to-date basket, and what the shop has changed in it. */
export function BoxMessages({ labels }: { labels: BoxWording }) {
  const box = useBoxStore()
  const reload = useReload()
  const hasFailed = useBox(
    ({ status, error }) => status === 'failed' || (status === 'loading' && error !== null),
  )
  const isReading = useBox(({ status }) => status === 'loading')
  const why = useBox(({ error }) => explain(error, labels))
  const refusedFor = useBox(state => state.refusedFor)
  const notices = useBox(state => state.notices)
  return (
    <>
      {hasFailed && why && (
        <Alert tone="error" title={labels.failed} messages={[why]}>
          <div className={styles.action}>
            <Button
              tone="secondary"
              size="small"
              busy={isReading && labels.loading}
              onPress={() => void box.getState().refresh()}
            >
              {labels.retry}
            </Button>
          </div>
        </Alert>
      )}
      {refusedFor === 'no-token' && <Alert tone="error" messages={[labels.cannotSend]} />}
      {refusedFor === 'old-token' && (
        <Alert tone="error" messages={[labels.expired]}>
          <div className={styles.action}>
            <Button tone="secondary" size="small" onPress={reload}>
              {labels.reload}
            </Button>
          </div>
        </Alert>
      )}
      {notices.length > 0 && (
        // The page's status region says it.
        <Alert tone="info" isSilent messages={notices.map(({ kind, ...each }) => fill(labels[kind], each))} />
      )}
    </>
  )
}
