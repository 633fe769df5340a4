import { memo, useState } from 'react'
import { useBasketStore } from '../../domain/hooks/use-basket'
import { type BasketLine, lineMaximum, linePrice } from '../../domain/rules/basket'
import { isWholeNumber } from '../../domain/rules/quantity'
import { useMessages } from '../../platform/messages/use-messages'
import { announce } from '../../platform/page/live-region'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence } from '../../platform/values/money'
import { IconButton } from '../../ui/button/IconButton'
import { bin, noEntry } from '../../ui/button/icon-shapes'
import { QuantityStepper } from '../../ui/form/QuantityStepper'
import { Price } from '../../ui/product/Price'
import { Badge } from '../../ui/status/Badge'
import styles from './BasketRow.module.css'
import { basketMessages } from './basket-messages'
import { ProductPicture } from './ProductPicture'
import { restingPlace, useRowFocus } from './row-focus'

type BasketRowProps = { line: BasketLine }

/** The name of the product, its price each, and the discount. */
function LineName({ line, name }: BasketRowProps & { name: string }) {
  const messages = useMessages(basketMessages)
  const { product, discount } = line
  const { price } = product
  return (
    <div>
      <p className={styles.name}>{name}</p>
      {price !== null && (
        <p className={styles.unit}>{interpolate(messages.each, { price: formatPence(price) })}</p>
      )}
      {discount > 0 && (
        <p className={styles.saving}>
          {interpolate(messages.lineDiscount, { amount: formatPence(discount) })}
        </p>
      )}
    </div>
  )
}

/** One product of the basket: quantity, price and remove button (BB-02 to BB-05). */
export const BasketRow = memo(function BasketRow({ line }: BasketRowProps) {
  const messages = useMessages(basketMessages)
  const basket = useBasketStore()
  const row = useRowFocus()
  const [replaced, setReplaced] = useState('')
  const { id, product, quantity, isUnavailable, isPending } = line
  const name = product.name || messages.unnamed
  const isFull = quantity >= lineMaximum(line)
  return (
    <div
      role="listitem"
      ref={row}
      {...restingPlace}
      className={styles.row}
      data-product={line.productId}
      aria-busy={isPending}
    >
      <ProductPicture image={product.image} />
      <LineName {...{ line, name }} />
      <span className={styles.price} data-void={isUnavailable || undefined}>
        <Price pence={linePrice(line)} />
      </span>{' '}
      {isUnavailable && (
        <span className={styles.note}>
          <Badge tone="void" shape={noEntry}>
            {messages.unavailable}
          </Badge>
        </span>
      )}
      <div className={styles.controls}>
        <QuantityStepper
          of={name}
          value={quantity}
          max={lineMaximum(line)}
          onChange={wanted => {
            setReplaced('')
            basket.getState().setQuantity(id, wanted)
          }}
          onReplaced={(text, by) => {
            const max = lineMaximum(line)
            const why = isWholeNumber(text) ? messages.aboveMost : messages.replaced
            const words = text && interpolate(why, { text: text.slice(0, 20), max, quantity: by })
            setReplaced(words)
            if (words) announce(words, 'assertive')
          }}
        />
        <IconButton
          label={interpolate(messages.remove, { name })}
          shape={bin}
          // While the key is held, its repeats would remove the next row, which gets the focus.
          onKeyDown={event => event.repeat && event.preventDefault()}
          onPress={() => basket.getState().remove(id)}
        />
      </div>
      {(replaced || isFull) && (
        <p className={styles.hint}>{replaced || interpolate(messages.most, { max: lineMaximum(line) })}</p>
      )}
    </div>
  )
})
