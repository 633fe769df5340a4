import {
  isPartlyShown,
  type Week,
  weekContents,
  weekTotals,
} from '../../../shared/domain/rules/essentials/week'
import { Price } from '../../../shared/ui/product/Price'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from './Totals.module.css'

const unknown = { boxes: null, essentials: null, all: null }

/** The cost of the week: boxes, essentials and both together (HB-13 to HB-18). */
export function Totals({ week, labels }: { week: Week | null; labels: HeaderBasketMessages }) {
  const { boxes, essentials, all } = week ? weekTotals(week) : unknown
  return (
    <div className={styles.totals}>
      <dl className={styles.list}>
        <div className={styles.part}>
          <dt>{labels.boxes}</dt>
          <dd>
            <Price pence={boxes} />
          </dd>
        </div>
        <div className={styles.part}>
          <dt>{labels.essentials}</dt>
          <dd>
            <Price pence={essentials} />
          </dd>
        </div>
        <div className={styles.part} data-grand>
          <dt>{labels.total}</dt>
          <dd>
            <Price pence={all} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {week && !isPartlyShown(week) ? `${contents(week, labels)} ${labels.notCounted}` : labels.notCounted}
      </p>
    </div>
  )
}

/** "6 items over 3 days." */
function contents(week: Week, labels: HeaderBasketMessages): string {
  const { items, days } = weekContents(week)
  const counted = `${items} ${items === 1 ? labels.item : labels.items}`
  return `${counted} ${labels.over} ${days} ${days === 1 ? labels.day : labels.days}.`
}
