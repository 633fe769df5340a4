import { type KeyboardEvent, memo, useId, useState } from 'react'
import { readBasket } from '../../domain/api/basket'
import { useApi } from '../../domain/hooks/use-api'
import { useBasket, useBasketStore } from '../../domain/hooks/use-basket'
import { useChange } from '../../domain/hooks/use-change'
import { isAmendment } from '../../domain/rules/basket'
import { useMessages } from '../../platform/messages/use-messages'
import { setFocus } from '../../platform/page/focus'
import { announce } from '../../platform/page/live-region'
import { Button } from '../../ui/button/Button'
import { useFocusAfter } from '../../ui/focus/use-focus-after'
import { takesEscape } from '../../ui/takes-escape'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import styles from './BasketPanel.module.css'
import { basketMessages } from './basket-messages'
import { usePartFocus } from './row-focus'

/** Returns a function that sends the cancellation. `onOver` is called when it has ended, whatever the outcome. */
function useCancelling(isAmending: boolean, onOver: () => void) {
  const messages = useMessages(basketMessages)
  const basket = useBasketStore()
  const api = useApi()
  const change = useChange<void>()
  const cancel = async () => {
    const outcome = await change.begin(messages.cancelling, {
      async send() {
        await basket.getState().cancel()
        await basket.getState().settle()
      },
      async isDone() {
        const now = await readBasket(api)
        return isAmending ? !isAmendment(now) : now.lines.length === 0
      },
      onDone() {
        onOver()
        announce(isAmending ? messages.discarded : messages.cancelled)
      },
    })
    if (outcome) onOver()
  }
  return { change, cancel }
}

/** Discards the amendment or empties the basket, after a confirmation (BB-28, BB-29, A-73). */
export const CancelOrder = memo(function CancelOrder() {
  const messages = useMessages(basketMessages)
  const isAmending = useBasket(state => state.basket !== null && isAmendment(state.basket))
  const [isAsking, setAsking] = useState(false)
  const { change, cancel } = useCancelling(isAmending, () => setAsking(false))
  const isCancelling = change.isBusy
  const part = usePartFocus()
  const losesId = useId()
  const sureId = useId()

  // The first button is the safe one: No, or the button that opens the question.
  useFocusAfter(isAsking, () => setFocus(part.current?.querySelector('button')))

  const keepOnEscape = (event: KeyboardEvent) => {
    if (!isCancelling && takesEscape(event)) setAsking(false)
  }
  return (
    <div ref={part} className={styles.cancel}>
      {isAsking ? (
        <div className={styles.confirm} role="group" aria-labelledby={sureId} onKeyDown={keepOnEscape}>
          <p>
            <strong id={sureId}>{messages.sure}</strong>{' '}
            <span className={styles.loses} id={losesId}>
              {isAmending ? messages.losesAmendments : messages.losesOrder}
            </span>
          </p>
          <span className={styles.answers}>
            <Button
              tone="secondary"
              size="small"
              aria-describedby={losesId}
              disabledReason={isCancelling ? messages.cancelling : undefined}
              onPress={() => setAsking(false)}
            >
              {messages.no}
            </Button>
            <Button
              tone="danger"
              size="small"
              busy={isCancelling && messages.cancelling}
              onPress={() => void cancel()}
            >
              {messages.yes}
            </Button>
          </span>
        </div>
      ) : (
        <Button tone="quiet-danger" size="small" onPress={() => setAsking(true)}>
          {isAmending ? messages.cancelAmendments : messages.cancel}
        </Button>
      )}
      <ChangeOutcome state={change.state} onCheckAgain={change.checkAgain} />
    </div>
  )
})
