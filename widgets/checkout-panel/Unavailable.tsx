import { FailedCall } from '../../shared/mount/FailedCall'
import type { CheckoutState, CheckoutStore } from '../../shared/store/checkout'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import styles from './CheckoutPanel.module.css'
import type { CheckoutWording } from './checkout-wording'
import { controlIds } from './hurdle-messages'

type UnavailableProps = { id: string; checkout: CheckoutState; store: CheckoutStore; labels: CheckoutWording }

/** What cannot come on the chosen date, and the two ways on: without it, or on another date (CO-21 to CO-25). */
export function Unavailable({ id, checkout, store, labels }: UnavailableProps) {
  const { changes, totals, dateFailure, removeFailure, isRemoving } = checkout
  const missing =
    totals.value?.lines.filter(line => line.isUnavailable).map(({ product }) => product.name) ?? []
  const told = changes.length ? changes : missing
  const ids = controlIds(id)
  const chooseDate = () => (document.getElementById(ids.date) ?? document.getElementById(ids.day))?.focus()
  return (
    <>
      {dateFailure && <FailedCall failure={dateFailure} />}
      {told.length > 0 && (
        <Alert tone="warning" messages={[labels.unavailable]}>
          <ul className={styles.missing}>
            {told.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {removeFailure && <FailedCall failure={removeFailure} />}
          <div className={styles.ways} data-ground="surface">
            <Button
              id={ids.unavailable}
              tone="secondary"
              size="small"
              busy={isRemoving && labels.removing}
              onPress={() => void store.getState().removeUnavailable()}
            >
              {labels.remove}
            </Button>
            <Button tone="quiet" size="small" onPress={chooseDate}>
              {labels.another}
            </Button>
          </div>
        </Alert>
      )}
    </>
  )
}
