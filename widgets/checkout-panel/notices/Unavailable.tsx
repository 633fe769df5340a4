import { useEffect } from 'react'
import { linePrice } from '../../../shared/domain/rules/basket'
import type { CheckoutState, CheckoutStore } from '../../../shared/domain/store/checkout/checkout'
import { ChangeOutcome } from '../../../shared/features/calls/ChangeOutcome'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { hasFocus, isFocusLost, setFocus } from '../../../shared/platform/page/focus'
import { announce } from '../../../shared/platform/page/live-region'
import { Button } from '../../../shared/ui/button/Button'
import { Price } from '../../../shared/ui/product/Price'
import { Alert } from '../../../shared/ui/status/Alert'
import { useIsSeen } from '../../../shared/ui/use-is-seen'
import { controlIds, focusWhen } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

type UnavailableProps = {
  id: string
  checkout: CheckoutState
  store: CheckoutStore
}

/**
 * The products that are unavailable on the chosen date, and the two choices: remove them, or take another date (CO-21
 * to CO-25).
 */
export function Unavailable({ id, checkout, store }: UnavailableProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { changes, totals, date, removal, isRemoving } = checkout
  const missing = totals.value?.lines.filter(line => line.isUnavailable) ?? []
  const ids = controlIds(id)
  const settle = async (how: 'removeUnavailable' | 'checkRemoval') => {
    if (!(await store.getState()[how]())) return
    announce(messages.removed)
    // The pressed button disappears with the removed products; if the customer has moved on, the focus stays there.
    if (isFocusLost() || hasFocus(document.getElementById(ids.remove)))
      setFocus(document.getElementById(ids.total))
  }
  // Announced once: in a live region the buttons would be read again at each press.
  const said = [...changes, ...missing.map(({ product }) => product.name || messages.noName)].join(', ')
  const isSeen = useIsSeen()
  useEffect(() => {
    if (said && isSeen()) announce(`${messages.unavailable} ${said}`, 'assertive')
  }, [said, isSeen, messages])
  return (
    <>
      {changes.length + missing.length > 0 && (
        // An error in the summary links here and not to a button, because each button here removes something.
        <div id={ids.unavailable} tabIndex={-1}>
          <Alert tone="warning" messages={[messages.unavailable]} isSilent>
            <ul className={styles.missing}>
              {changes.map(words => (
                <li key={words}>{words}</li>
              ))}
              {missing.map(line => (
                <li key={line.id} className={styles.priced}>
                  <span>{`${line.quantity} × ${line.product.name || messages.noName}`}</span>{' '}
                  <Price pence={takenOff(linePrice(line))} />
                </li>
              ))}
            </ul>
            <ChangeOutcome state={removal} onCheckAgain={() => void settle('checkRemoval')} />
            <div className={styles.ways}>
              <Button
                id={ids.remove}
                tone="secondary"
                size="small"
                busy={isRemoving && messages.removing}
                disabledReason={date === 'saving' ? messages.savingDate : undefined}
                onPress={() => void settle('removeUnavailable')}
              >
                {messages.remove}
              </Button>
              <Button tone="quiet" size="small" onPress={() => focusWhen(id)}>
                {messages.another}
              </Button>
            </div>
          </Alert>
        </div>
      )}
    </>
  )
}

const takenOff = (price: number | null) => (price === null ? null : -price)
