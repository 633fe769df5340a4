import { useBasket } from '../../shared/domain/hooks/use-basket'
import { maxQuantity } from '../../shared/domain/rules/quantity'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { tick } from '../../shared/ui/button/icon-shapes'
import { Badge } from '../../shared/ui/status/Badge'
import { OrderButton, type OrderButtonProps } from './OrderButton'
import styles from './OrderDialog.module.css'
import { orderDialogMessages } from './order-dialog-messages'
import { heldIn } from './use-adding'

/**
 * The button of a Best of Local product with the number in the basket; `known` is the number shown until the basket is
 * read.
 */
export function BasketButton({
  known,
  words,
  ...button
}: OrderButtonProps & { known: number /** Instead of its own text. */; words: string | undefined }) {
  const messages = useMessages(orderDialogMessages)
  const { product } = button
  const held = useBasket(state => heldIn(state, product, known))
  const added = useBasket(({ unread }) => unread.accepted.find(each => each.product.id === product.id))
  const isAtLeast = added?.isAll === false && !known
  return (
    <>
      {held > 0 && (
        <span className={styles.held}>
          <Badge tone="delivered" shape={tick}>
            {`${held} ${isAtLeast ? messages.addedNow : messages.inBasket}`}
          </Badge>
        </span>
      )}
      <OrderButton
        {...button}
        words={words ?? (held ? messages.addAnother : messages.add)}
        isSecondary={held > 0}
        isFull={!words && held >= maxQuantity(product.maxAllowed)}
      />
    </>
  )
}
