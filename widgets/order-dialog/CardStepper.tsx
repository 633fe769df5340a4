import { useEffect, useState } from 'react'
import { useBasket, useBasketStore } from '../../shared/domain/hooks/use-basket'
import { type BasketLine, lineMaximum } from '../../shared/domain/rules/basket'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { interpolate } from '../../shared/platform/values/interpolate'
import { QuantityStepper } from '../../shared/ui/form/QuantityStepper'
import styles from './OrderDialog.module.css'
import { orderDialogMessages } from './order-dialog-messages'

/**
 * Plus and minus of a product that is in the basket (J-63). A change that the shop has not accepted is reported on the
 * card.
 */
export function CardStepper({ line, name }: { line: BasketLine; name: string }) {
  const messages = useMessages(orderDialogMessages)
  const basket = useBasketStore()
  const isUpdating = useBasket(state => state.isUpdating)
  const [wanted, setWanted] = useState<number | null>(null)
  const [isRefused, setRefused] = useState(false)
  const notSaved = interpolate(messages.notChanged, { name })
  useEffect(() => {
    if (isUpdating || wanted === null) return
    setWanted(null)
    setRefused(line.quantity !== wanted)
    if (line.quantity !== wanted) announce(notSaved, 'assertive')
  }, [isUpdating, wanted, line.quantity, notSaved])
  return (
    <>
      <div className={styles.stepper}>
        <QuantityStepper
          size="small"
          of={name}
          value={line.quantity}
          max={lineMaximum(line)}
          onChange={next => {
            setRefused(false)
            setWanted(next)
            basket.getState().setQuantity(line.id, next)
          }}
        />
      </div>
      {isRefused && <p className={styles.replaced}>{notSaved}</p>}
    </>
  )
}
