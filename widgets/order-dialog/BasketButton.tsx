import { maxQuantity } from '../../shared/rules/quantity'
import { useBasket } from '../../shared/services/use-basket'
import { Badge } from '../../shared/ui/Badge'
import { tick } from '../../shared/ui/icon-shapes'
import { OrderButton, type OrderButtonProps } from './OrderButton'
import styles from './OrderDialog.module.css'

/** The button of a Best of Local product; it tells how many are in the basket, `known` until that has been read. */
export function BasketButton({
  known,
  words,
  ...button
}: OrderButtonProps & { known: number /** In the place of its own. */; words: string | undefined }) {
  const { product, labels } = button
  const held = useBasket(({ basket }) =>
    basket ? (basket.lines.find(({ productId }) => productId === product.id)?.quantity ?? 0) : known,
  )
  return (
    <>
      {held > 0 && (
        <span className={styles.held}>
          <Badge tone="delivered" shape={tick}>
            {held} {labels.inBasket}
          </Badge>
        </span>
      )}
      <OrderButton
        {...button}
        words={words ?? (held ? labels.addAnother : labels.add)}
        isSecondary={held > 0}
        isFull={!words && held >= maxQuantity(product.maxAllowed)}
      />
    </>
  )
}
