import { memo, useEffect, useState } from 'react'
import { explain } from '../../domain/api/client/errors'
import { useBasketStore } from '../../domain/hooks/use-basket'
import type { RemovedLine } from '../../domain/store/basket/basket-state'
import { useMessages } from '../../platform/messages/use-messages'
import { hasFocus } from '../../platform/page/focus'
import { interpolate } from '../../platform/values/interpolate'
import { Button } from '../../ui/button/Button'
import { FieldMessage } from '../../ui/form/FieldMessage'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import styles from './BasketRow.module.css'
import { basketMessages } from './basket-messages'
import { restingPlace, useRowFocus } from './row-focus'

const offeredMs = 15_000
const longerMs = 3000

type RemovedRowProps = { removed: RemovedLine }

/** A row in place of a removed line, with a button to restore the product; it stays while it has hover or focus. */
export const RemovedRow = memo(function RemovedRow({ removed }: RemovedRowProps) {
  const messages = useMessages(basketMessages)
  const basket = useBasketStore()
  const { line, isReturning } = removed
  const { productId } = line
  const name = line.product.name || messages.unnamed
  const [failure, setFailure] = useState('')
  const row = useRowFocus()

  useEffect(() => {
    if (isReturning) return
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      const mine = row.current
      // A removed line can be put back for a while. Ends with: 15 seconds without pointer or focus in it.
      if (hasFocus(mine) || mine?.matches(':hover')) timer = setTimeout(end, longerMs)
      else basket.getState().forget(productId)
    }
    timer = setTimeout(end, offeredMs)
    return () => clearTimeout(timer)
  }, [basket, productId, isReturning, row])

  const undo = () => {
    setFailure('')
    basket
      .getState()
      .undo(productId)
      .catch(error => setFailure(explain(error, messages)))
  }
  return (
    <div role="listitem" ref={row} {...restingPlace} className={styles.removed} data-product={productId}>
      <span>{interpolate(messages.removed, { name })}</span>
      <Button tone="secondary" size="small" busy={isReturning && messages.undoing} onPress={undo}>
        {messages.undo}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      {failure && (
        <FieldMessage tone="error" role="alert">
          {failure}
        </FieldMessage>
      )}
    </div>
  )
})
