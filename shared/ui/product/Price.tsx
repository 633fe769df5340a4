import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { formatPence, type Pence } from '../../platform/values/money'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { priceMessages } from '../ui-messages'
import styles from './Price.module.css'

type PriceProps = {
  /** The amount in pence; null while it is not known, shown as a dash. */
  pence: Pence | null
  size?: 'large' | 'small'
}

/** An amount of money (FMT-01); screen readers get a minus sign and an unknown amount in words. */
export function Price({ pence, size }: PriceProps) {
  const messages = useMessages(priceMessages)
  const words =
    pence === null
      ? messages.notKnown
      : pence < 0
        ? interpolate(messages.minus, { amount: formatPence(-pence) })
        : ''
  return (
    <span className={styles.price} data-size={size}>
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
      <span aria-hidden={words ? true : undefined}>{formatPence(pence)}</span>
    </span>
  )
}
