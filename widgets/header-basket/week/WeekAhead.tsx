import { formatDate } from '../../../shared/domain/rules/dates/dates'
import {
  isPartlyShown,
  type Week,
  type WeekDay,
  weekTotals,
} from '../../../shared/domain/rules/essentials/week'
import { dayCutoff, isInWeek, nextDelivery } from '../../../shared/domain/rules/essentials/week-ahead'
import { today } from '../../../shared/platform/values/london'
import { Price } from '../../../shared/ui/product/Price'
import { Cutoff } from '../days/Cutoff'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from './WeekAhead.module.css'

/** Reserves the height of `WeekAhead` while the week is loading. */
export const waitingAhead = <div className={styles.ahead} style={{ height: 78 }} />

type WeekAheadProps = { week: Week; days: readonly WeekDay[]; now: Date; labels: HeaderBasketMessages }

/** On a phone, above the days: the next delivery, its cut-off and the cost of the week (F-52). */
export function WeekAhead({ week, days, now, labels }: WeekAheadProps) {
  const present = today(now)
  const isPresent = isInWeek(present, week.start)
  const isOver = !isPresent && week.start < present
  const next = isOver ? null : nextDelivery(days, present)
  return (
    <div className={styles.ahead}>
      {next ? (
        <div>
          <p className={styles.what}>{isPresent ? labels.nextDelivery : labels.firstDelivery}</p>
          <p className={styles.day}>{formatDate(next.date, 'dddd Do MMMM', labels)}</p>
          <Cutoff cutoff={dayCutoff(next, now)} {...{ now, labels }} className={styles.cutoff} />
        </div>
      ) : (
        isPresent &&
        !isPartlyShown(week) &&
        week.lines.length + week.boxes.length > 0 && <p className={styles.what}>{labels.nothingMore}</p>
      )}
      <div className={styles.total}>
        <p className={styles.what}>{labels.total}</p>
        <Price pence={weekTotals(week).all} />
      </div>
    </div>
  )
}
