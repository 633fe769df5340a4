import { dayInWords } from '../../../shared/domain/rules/dates/dates'
import { isPartlyShown, type Week, type WeekDay } from '../../../shared/domain/rules/essentials/week'
import {
  comingDelivery,
  dayCutoff,
  type FallenDay,
  isInWeek,
} from '../../../shared/domain/rules/essentials/week-ahead'
import { inWords } from '../../../shared/features/ordering/regular/period-in-words'
import { KnownTotal } from '../../../shared/features/week/KnownTotal'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { today } from '../../../shared/platform/values/london'
import { Cutoff } from '../days/Cutoff'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from './WeekAhead.module.css'

/** Reserves the height of `WeekAhead` while the week is loading. */
export const waitingAhead = <div className={styles.ahead} style={{ height: 78 }} />

type WeekAheadProps = { week: Week; days: readonly WeekDay[]; now: Date; labels: HeaderBasketMessages }

/** On a phone, above the days: the next delivery, its cut-off and the cost of the week (F-52, J-60). */
export function WeekAhead({ week, days, now, labels }: WeekAheadProps) {
  const present = today(now)
  const isPresent = isInWeek(present, week.start)
  const isOver = !isPresent && week.start < present
  const { dueToday, next, fallen } = isOver ? nothing : comingDelivery(days, present)
  return (
    <div className={styles.ahead}>
      <div>
        {dueToday && <p className={styles.what}>{labels.dueToday}</p>}
        {next ? (
          <>
            <p className={styles.what}>{isPresent ? labels.nextDelivery : labels.firstDelivery}</p>
            <p className={styles.day}>{dayInWords(next.date, labels)}</p>
            <Cutoff cutoff={dayCutoff(next, now)} {...{ now, labels }} className={styles.cutoff} />
          </>
        ) : (
          isPresent &&
          !isPartlyShown(week) &&
          week.lines.length + week.boxes.length > 0 && <p className={styles.what}>{labels.nothingMore}</p>
        )}
        {fallenInWords(fallen, labels).map(sentence => (
          <p key={sentence} className={styles.cutoff}>
            {sentence}
          </p>
        ))}
      </div>
      <div className={styles.total}>
        <p className={styles.what}>{labels.total}</p>
        <KnownTotal week={week} />
      </div>
    </div>
  )
}

const nothing = { dueToday: null, next: null, fallen: [] }

/** "Nothing comes on Friday 27 November and Saturday 28 November: your deliveries are paused." */
function fallenInWords(fallen: readonly FallenDay[], labels: HeaderBasketMessages): string[] {
  const reasons = fallen.map(day => reasonOf(day, labels))
  return [...new Set(reasons)].map(reason => {
    const names = fallen.filter((_, at) => reasons[at] === reason).map(({ date }) => dayInWords(date, labels))
    return interpolate(labels.nothingComes, { day: inWords(names, labels), reason })
  })
}

function reasonOf(day: FallenDay, labels: HeaderBasketMessages): string {
  if (day.why === 'paused') return labels.becausePaused
  if (day.why === 'unavailable') return labels.becauseUnavailable
  const to = day.to && dayInWords(day.to, labels)
  if (!to) return day.name || labels.becauseMoved
  return interpolate(labels.becauseMovedTo, { name: day.name || labels.becauseMoved, day: to })
}
