import { type FormEvent, useId } from 'react'
import { type Failure, linesOf } from '../../shared/domain/api/client/failure'
import type { Product } from '../../shared/domain/rules/product'
import { ChangeOutcome } from '../../shared/features/calls/ChangeOutcome'
import { FailedCall } from '../../shared/features/calls/FailedCall'
import { useReplaced } from '../../shared/features/ordering/use-replaced'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { DialogActions } from '../../shared/ui/dialog/DialogActions'
import { QuantityStepper } from '../../shared/ui/form/QuantityStepper'
import { Price } from '../../shared/ui/product/Price'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './OrderDialog.module.css'
import { type OrderDialogMessages, orderDialogMessages } from './order-dialog-messages'
import { useBasketOrder } from './use-basket-order'

type BasketFormProps = {
  product: Product
  blocked: string | undefined
  onPosted: () => void
  onBusy: (isBusy: boolean) => void
}

/**
 * The form for the quantity of a Best of Local product; the basket is read first, because the quantity is set, not
 * added.
 */
export function BasketForm({ product, blocked, onPosted, onBusy }: BasketFormProps) {
  const messages = useMessages(orderDialogMessages)
  const formId = useId()
  const order = useBasketOrder({ product, onPosted, onBusy })
  const { reading, held, max, quantity, change, message } = order
  const replaced = useReplaced()

  const limit = interpolate(messages.most, { max })
  const blocker = whyUnread(reading, messages) ?? blocked
  const reason = blocker ?? (!quantity ? messages.nothing : quantity > max ? limit : undefined)

  const sum = product.price === null ? null : product.price * quantity

  const choose = (next: number) => {
    replaced.forget()
    order.choose(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason) return
    replaced.forget()
    void order.post()
  }

  return (
    <form method="dialog" id={formId} className={styles.form} onSubmit={submit} {...replaced.presses}>
      {message && <Alert tone="success" isSilent messages={[message]} />}
      <ChangeOutcome state={change.state} onCheckAgain={change.checkAgain} />
      {reading && 'failure' in reading && <FailedCall failure={reading.failure} onAgain={order.readAgain} />}
      {blocked && <Alert tone="info" isSilent messages={[blocked]} />}
      <div className={styles.quantity}>
        <span className={styles.label}>{messages.quantity}</span>
        <QuantityStepper
          countsAtOnce
          value={quantity}
          onChange={choose}
          of={product.name}
          max={max}
          disabledReason={blocker}
          onReplaced={(text, by) => replaced.explain(text, { by, max, what: messages.theQuantity })}
        />
      </div>
      {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
      {(product.maxAllowed !== null || quantity >= max) && <p className={styles.note}>{limit}</p>}
      {held > 0 && <p className={styles.note}>{`${messages.already} ${held}`}</p>}
      <DialogActions>
        <b className={styles.price}>
          <Price pence={sum} />
        </b>
        <Button
          type="submit"
          form={formId}
          busy={change.state.kind === 'sending' && messages.saving}
          disabledReason={reason}
          onPress={event => {
            if (replaced.isNews()) event.preventDefault()
          }}
        >
          {held > 0 ? messages.update : messages.add}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Returns why the basket is not known. */
function whyUnread(reading: object | { failure: Failure } | null, messages: OrderDialogMessages) {
  if (reading === null) return messages.pleaseWait
  return 'failure' in reading ? linesOf(reading.failure, messages)[0] : undefined
}
