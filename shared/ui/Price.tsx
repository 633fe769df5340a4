import { formatPence, type Pence } from '../rules/money'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type PriceProps = {
  /** In pence; null while not known, shown as a dash. */
  pence: Pence | null
  size?: 'large' | 'small'
}

/** An amount of money (FMT-01); a discount's minus sign and an unknown amount are also told in words. */
export function Price({ pence, size }: PriceProps) {
  const words = pence === null ? 'not known yet' : pence < 0 ? `minus ${formatPence(-pence)}` : ''
  return (
    <span className={styles.price} data-size={size}>
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
      <span aria-hidden={words ? true : undefined}>{formatPence(pence)}</span>
    </span>
  )
}
