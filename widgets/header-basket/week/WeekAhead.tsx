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

/** The place of what comes of a week that is still being read. */
export const waitingAhead = <div className={styles.ahead} style={{ height: 78 }} />

type WeekAheadProps = { week: Week; days: readonly WeekDay[]; now: Date; labels: HeaderBasketMessages }

/** On a phone, before the days: what comes next, until when it can be changed, and what the week costs (F-52). */
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
