import { useId } from 'react'
import { type BasketTotals, shortOfMinimum } from '../../domain/rules/basket'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence, type Pence } from '../../platform/values/money'
import { Price } from '../../ui/product/Price'
import { Alert } from '../../ui/status/Alert'
import styles from './BasketPanel.module.css'
import { basketMessages } from './basket-messages'

type BasketSumProps = {
  totals: BasketTotals | null
  /** The total of the order before the amendment; null if there is none. */
  before: Pence | null
  isUpdating: boolean
}

/** The total of the basket; grey while the server has not confirmed it (BB-13, BB-14). */
export function BasketSum({ totals, before, isUpdating }: BasketSumProps) {
  const messages = useMessages(basketMessages)
  const discount = totals?.discount ?? 0
  return (
    <dl className={styles.sum} aria-busy={isUpdating || undefined} data-busy={isUpdating || undefined}>
      {before !== null && (
        <div className={styles.part}>
          <dt>{messages.before}</dt>
          <dd>
            <Price pence={before} />
          </dd>
        </div>
      )}
      {discount > 0 && (
        <>
          <div className={styles.part}>
            <dt>{messages.subtotal}</dt>
            <dd>
              <Price pence={totals?.subtotal ?? null} />
            </dd>
          </div>
          <div className={styles.part}>
            <dt>{messages.discount}</dt>
            <dd>
              <Price pence={-discount} />
            </dd>
          </div>
        </>
      )}
      <div className={styles.total}>
        <dt>{messages.total}</dt>
        <dd>
          <Price pence={totals?.total ?? null} />
        </dd>
      </div>
    </dl>
  )
}

type MinimumProps = { total: Pence | null; minimum: Pence }

/** The sum that is missing to reach the minimum order (BB-23). */
export function BelowMinimum({ total, minimum }: MinimumProps) {
  const messages = useMessages(basketMessages)
  const missingId = useId()
  const missing = { amount: formatPence(shortOfMinimum(total, minimum)), minimum: formatPence(minimum) }
  return (
    <div className={styles.minimum}>
      <Alert
        tone="warning"
        isSilent
        messages={[interpolate(messages.minimum, { amount: formatPence(minimum) })]}
      />
      <p className={styles.missing} id={missingId}>
        {interpolate(messages.missing, missing)}
      </p>
      <progress
        className={styles.progress}
        value={total ?? 0}
        max={minimum}
        aria-labelledby={missingId}
        aria-valuetext={formatPence(total ?? 0)}
      />
    </div>
  )
}
