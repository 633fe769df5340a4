import { useWording } from '../../platform/messages/use-wording'
import { fill } from '../../platform/values/fill'
import { formatPence, type Pence } from '../../platform/values/money'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { priceWording } from '../ui-wording'
import styles from './Price.module.css'

type PriceProps = {
  /** In pence; null while not known, shown as a dash. */
  pence: Pence | null
  size?: 'large' | 'small'
}

/** An amount of money (FMT-01); a discount's minus sign and an unknown amount are also told in words. */
export function Price({ pence, size }: PriceProps) {
  const labels = useWording(priceWording)
  const words =
    pence === null ? labels.notKnown : pence < 0 ? fill(labels.minus, { amount: formatPence(-pence) }) : ''
  return (
    <span className={styles.price} data-size={size}>
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
      <span aria-hidden={words ? true : undefined}>{formatPence(pence)}</span>
    </span>
  )
}
