import { linesOf } from '../../../shared/domain/api/client/failure'
import type { CheckoutState, CheckoutStore } from '../../../shared/domain/store/checkout/checkout'
import type { Confirming } from '../../../shared/domain/store/checkout/confirming'
import { FailedCall } from '../../../shared/features/calls/FailedCall'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { Button } from '../../../shared/ui/button/Button'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Alert } from '../../../shared/ui/status/Alert'
import styles from '../CheckoutPanel.module.css'
import { type CheckoutPanelMessages, checkoutPanelMessages } from '../checkout-panel-messages'

type ConfirmOutcomeProps = {
  checkout: CheckoutState
  store: CheckoutStore
  /** True if the field for the customer's own instruction is shown, which then displays its own error. */
  isOtherShown: boolean
}

/** Returns the outcome as one sentence, for when the panel is no longer on the page. */
export function outcomeInWords(confirming: Confirming, messages: CheckoutPanelMessages): string {
  if (confirming.kind === 'refused') return linesOf(confirming.failure, messages).join(' ')
  if (confirming.kind === 'changed') return messages.changedMeanwhile
  if (confirming.kind === 'gone') return messages.gone
  if (confirming.kind === 'found') return messages.found
  return confirming.kind === 'placed'
    ? messages.placed
    : confirming.kind === 'unknown'
      ? messages.unknown
      : ''
}

/** The outcome of a confirmation: refused in the shop's words, or unknown (CO-40 to CO-42, A-105). */
export function ConfirmOutcome({
  checkout: { confirming, isChangedElsewhere },
  store,
  isOtherShown,
}: ConfirmOutcomeProps) {
  const messages = useMessages(checkoutPanelMessages)
  if (confirming.kind === 'refused') {
    const { failure, fields } = confirming
    const other = fields.other_delivery_instruction
    if (other === undefined) return <FailedCall failure={failure} />
    return isOtherShown ? null : <FailedCall failure={{ ...failure, own: null, messages: [other] }} />
  }
  if (confirming.kind === 'changed' && !isChangedElsewhere)
    return <Alert tone="warning" messages={[messages.changedMeanwhile]} />
  if (confirming.kind !== 'unknown') return null
  const { check } = confirming
  const words = { checking: messages.checkingOrder, 'not-found': messages.notFound, failed: messages.doubt }[
    check
  ]
  return (
    <Alert tone="warning" title={messages.unknown} messages={[words]}>
      <div className={styles.ways}>
        {/* The button stays while the check runs, so that it keeps the focus. */}
        <Button
          tone="secondary"
          size="small"
          busy={check === 'checking' && messages.checking}
          onPress={() => void store.getState().checkAgain()}
        >
          {messages.checkAgain}
        </Button>
        <TextLink href={pages.orders}>{messages.orders}</TextLink>
        <TextLink href={pages.contact}>{messages.contact}</TextLink>
      </div>
    </Alert>
  )
}
