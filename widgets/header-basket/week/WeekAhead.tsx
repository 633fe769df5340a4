import { useRef } from 'react'
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
import { useHeldHeight } from './use-held-height'
import styles from './WeekAhead.module.css'

type WeekAheadProps = {
  week: Week
  /** Until the week is known, only its place is kept. */
  isKnown: boolean
  days: readonly WeekDay[]
  now: Date
  labels: HeaderBasketMessages
}

/** Keeps the height of the week before, or that of a usual one, so that the days below move only once (F-52). */
export function WeekAhead({ isKnown, ...shown }: WeekAheadProps) {
  const place = useRef<HTMLDivElement>(null)
  const minHeight = useHeldHeight(place, isKnown) ?? (isKnown ? undefined : 78)
  return (
    <div ref={place} className={styles.ahead} style={{ minHeight }}>
      {isKnown && <Ahead {...shown} />}
    </div>
  )
}

/** On a phone, above the days: the next delivery, its cut-off and the cost of the week (F-52, J-60). */
function Ahead({ week, days, now, labels }: Omit<WeekAheadProps, 'isKnown'>) {
  const present = today(now)
  const isPresent = isInWeek(present, week.start)
  const isOver = !isPresent && week.start < present
  const { dueToday, next, fallen } = isOver ? nothing : comingDelivery(days, present)
  return (
    <>
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
    </>
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
