import type { RefObject } from 'react'
import { defaultMaximum } from '../../../domain/rules/quantity'
import { useMessages } from '../../../platform/messages/use-messages'
import { interpolate } from '../../../platform/values/interpolate'
import { Button } from '../../../ui/button/Button'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { Skeleton } from '../../../ui/status/Skeleton'
import styles from '../Editors.module.css'
import { dayMessages } from '../editor-messages'
import type { Replaced } from '../use-replaced'
import type { DayOrder } from './use-day-order'

type DayQuantityProps = {
  day: DayOrder
  productName: string
  dateName: string
  replaced: Replaced
  disabledReason: string | undefined
  /** The ref of the element around the quantity field. */
  row: RefObject<HTMLDivElement | null>
  onChange: (quantity: number) => void
  onGoBack: (toRegular: number) => void
}

/** The quantity for one day, beside the regular quantity of that weekday. */
export function DayQuantity({
  day: { quantity, ordered, max, regular, isAsked, ...day },
  productName,
  dateName,
  replaced,
  disabledReason,
  row,
  onChange,
  onGoBack,
}: DayQuantityProps) {
  const messages = useMessages(dayMessages)
  // A chosen quantity stays visible while the order is read again.
  const isWaiting = day.isWaiting && !isAsked
  return (
    <div className={styles.part}>
      <div className={styles.row} ref={row} aria-busy={isWaiting || undefined}>
        <span className={styles.legend}>{messages.orderQuantity}</span>
        {isWaiting ? (
          <Skeleton height="47px" width="143px" />
        ) : (
          <QuantityStepper
            countsAtOnce
            of={interpolate(messages.productOn, { name: productName, day: dateName })}
            value={quantity}
            max={max}
            disabledReason={disabledReason}
            onChange={onChange}
            onReplaced={(text, by) => replaced.explain(text, { by, max, what: messages.theQuantity })}
          />
        )}
      </div>
      {regular !== null && (
        <p className={styles.regular}>
          <span className={styles.note}>{`${messages.regularQuantity} ${regular}`}</span>
          {regular !== quantity && !isWaiting && (
            <Button
              tone="quiet"
              size="small"
              disabledReason={disabledReason}
              onPress={() => onGoBack(regular)}
            >
              {`${messages.backToRegular} (${regular})`}
            </Button>
          )}
        </p>
      )}
      {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
      {/* If the quantity is over the maximum, the save button gives the reason instead. */}
      {max < defaultMaximum && quantity <= max && (
        <p className={styles.note}>{interpolate(messages.mostOf, { max })}</p>
      )}
      {quantity === 0 && ordered > 0 && <p className={styles.note}>{`${messages.zeroSkips} ${dateName}.`}</p>}
    </div>
  )
}
