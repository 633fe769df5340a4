import type { Ref } from 'react'
import type { Product } from '../../shared/domain/rules/product'
import { isLottery } from '../../shared/domain/rules/product'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import styles from './OrderDialog.module.css'
import { orderDialogMessages } from './order-dialog-messages'

export type OrderButtonProps = {
  product: Product
  /** The reason why nothing can be ordered now; shown under the button. */
  reason: string | undefined
  /** The action that is under way, in words; false if there is none. */
  busy: string | false
  buttonRef: Ref<HTMLButtonElement>
  onPress: () => void
}

type Look = {
  words: string
  /** True if the button is less prominent, because some are in the basket. */
  isSecondary?: boolean
  /** True if no more can be ordered. */
  isFull?: boolean
}

/** The button of a product card, with a reason whenever it is disabled (OD-05 to OD-09). */
export function OrderButton({
  product,
  reason,
  busy,
  buttonRef,
  onPress,
  words,
  isSecondary,
  isFull,
}: OrderButtonProps & Look) {
  const messages = useMessages(orderDialogMessages)
  const isOut = !product.isAvailable || product.maxAllowed === 0
  const state = isOut
    ? { words: messages.outOfStock, why: interpolate(messages.isOut, { name: product.name }) }
    : isFull
      ? { words: messages.maximum, why: interpolate(messages.isFull, { name: product.name }) }
      : { words, why: reason }
  return (
    <div className={styles.order} data-lottery={isLottery(product) || undefined}>
      <Button
        ref={buttonRef}
        block
        tone={isSecondary ? 'secondary' : 'primary'}
        busy={busy}
        disabledReason={state.why}
        showReason={!isOut && !isFull}
        aria-label={busy ? undefined : `${state.words}: ${product.name}`}
        onPress={onPress}
      >
        {state.words}
      </Button>
    </div>
  )
}
