import { FailedCall } from '../../shared/mount/FailedCall'
import { formatDate } from '../../shared/rules/dates'
import { formatPence } from '../../shared/rules/money'
import type { CheckoutState, CheckoutStore } from '../../shared/store/checkout'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { TextLink } from '../../shared/ui/TextLink'
import styles from './CheckoutPanel.module.css'
import type { CheckoutWording } from './checkout-wording'

type ConfirmOutcomeProps = { checkout: CheckoutState; store: CheckoutStore; labels: CheckoutWording }

/** What has become of a confirmation: refused in the shop's words, in doubt, or found among the orders (CO-40 to CO-42, A-105). */
export function ConfirmOutcome({ checkout: { confirming }, store, labels }: ConfirmOutcomeProps) {
  if (confirming.kind === 'refused') {
    // Its field tells it already (CO-40).
    if (Object.hasOwn(confirming.fields, 'other_delivery_instruction')) return null
    return <FailedCall failure={confirming.failure} />
  }
  if (confirming.kind === 'found') {
    const { box, orderId } = confirming
    const words = box?.date ? `${formatDate(box.date, 'dddd Do MMMM')}, ${formatPence(box.total)}` : ''
    return (
      <Alert tone="success" title={labels.found} messages={words ? [words] : []}>
        <p>
          <TextLink href={`/shop/best-of-local/checkout-complete/${orderId}`}>{labels.seeOrder}</TextLink>
        </p>
      </Alert>
    )
  }
  if (confirming.kind !== 'unknown') return null
  const { check } = confirming
  const words = { checking: labels.checking, 'not-found': labels.notFound, failed: labels.doubt }[check]
  return (
    <Alert tone="warning" title={labels.unknown} messages={[words]}>
      {check !== 'checking' && (
        <div className={styles.ways} data-ground="surface">
          <Button tone="secondary" size="small" onPress={() => void store.getState().checkAgain()}>
            {labels.checkAgain}
          </Button>
          <TextLink href="/account/orders">{labels.orders}</TextLink>
          <TextLink href="/contact">{labels.contact}</TextLink>
        </div>
      )}
    </Alert>
  )
}
