import { formatDate } from '../../shared/rules/dates'
import { isLineEditable } from '../../shared/rules/line-state'
import { formatPence } from '../../shared/rules/money'
import { countsLine, type WeekLine } from '../../shared/rules/week'
import { Price } from '../../shared/ui/Price'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './Entry.module.css'
import type { HeaderBasketWording } from './header-basket-wording'
import { LineBadges } from './StateBadges'

type LineEntryProps = { line: WeekLine; labels: HeaderBasketWording; onEdit: () => void }

/** One product on one day, with its state, its kind and, while it can be changed, the way to change it (HB-30). */
export function LineEntry({ line, labels, onEdit }: LineEntryProps) {
  return (
    <li
      className={styles.entry}
      data-void={line.isUnavailable || undefined}
      data-soft={!countsLine(line) || undefined}
    >
      <span className={styles.name}>{line.name}</span>
      <span className={styles.price}>
        <Price pence={line.price} />
        {!countsLine(line) && <VisuallyHidden> (not counted)</VisuallyHidden>}
      </span>
      <span className={styles.quantity}>
        {line.ordered}
        {line.product.price !== null && ` × ${formatPence(line.product.price)}`}
      </span>
      <span className={styles.state}>
        <LineBadges line={line} />
        {isLineEditable(line) && (
          <button
            type="button"
            className={styles.action}
            aria-label={`${labels.edit} ${line.name}${line.date ? `, ${formatDate(line.date, 'dddd Do MMMM')}` : ''}`}
            onClick={onEdit}
          >
            {labels.edit}
          </button>
        )}
      </span>
    </li>
  )
}
