import { useRef } from 'react'
import { dayInWords } from '../../../shared/domain/rules/dates/dates'
import { arrivalsOn } from '../../../shared/domain/rules/essentials/coming'
import { isPartlyShown, type Week, type WeekDay } from '../../../shared/domain/rules/essentials/week'
import {
  comingDelivery,
  dayCutoff,
  type FallenDay,
  isInWeek,
} from '../../../shared/domain/rules/essentials/week-ahead'
import { inWords } from '../../../shared/features/ordering/regular/period-in-words'
import { KnownSum, KnownTotal, sumOf } from '../../../shared/features/week/KnownTotal'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { today } from '../../../shared/platform/values/london'
import { Cutoff } from '../days/Cutoff'
import { type HeaderBasketMessages, headerBasketMessages } from '../header-basket-messages'
import { useHeldHeight } from './use-held-height'
import styles from './WeekAhead.module.css'

type WeekAheadProps = {
  week: Week
  /** False until the week is known; until then only its place is kept. */
  isKnown: boolean
  days: readonly WeekDay[]
  now: Date
}

/** Keeps the height of the previous week, or of a usual one, so that the days below move only once (F-52). */
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
function Ahead({ week, days, now }: Omit<WeekAheadProps, 'isKnown'>) {
  const messages = useMessages(headerBasketMessages)
  const present = today(now)
  const isPresent = isInWeek(present, week.start)
  const isOver = !isPresent && week.start < present
  const { dueToday, next, fallen } = isOver ? nothing : comingDelivery(days, present)
  return (
    <>
      <div>
        {dueToday && <p className={styles.what}>{messages.dueToday}</p>}
        {next ? (
          <>
            <p className={styles.what}>{isPresent ? messages.nextDelivery : messages.firstDelivery}</p>
            <p className={styles.day}>
              {dayInWords(next.date, messages)}{' '}
              <KnownSum {...sumOf({ ...arrivalsOn(next), isPartial: week.isPartial })} />
            </p>
            <Cutoff cutoff={dayCutoff(next, now)} now={now} className={styles.cutoff} />
          </>
        ) : (
          isPresent &&
          !isPartlyShown(week) &&
          week.lines.length + week.boxes.length > 0 && <p className={styles.what}>{messages.nothingMore}</p>
        )}
        {fallenInWords(fallen, messages).map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and two may read the same
          <p key={at} className={styles.cutoff}>
            {sentence}
          </p>
        ))}
      </div>
      <div className={styles.total}>
        <p className={styles.what}>{messages.total}</p>
        <KnownTotal week={week} />
      </div>
    </>
  )
}

const nothing = { dueToday: null, next: null, fallen: [] }

/**
 * Returns sentences such as "Nothing comes on Friday 27 November and Saturday 28 November: your deliveries are paused."
 */
function fallenInWords(fallen: readonly FallenDay[], messages: HeaderBasketMessages): string[] {
  const reasons = fallen.map(day => reasonOf(day, messages))
  return [...new Set(reasons)].map(reason => {
    const names = fallen
      .filter((_, at) => reasons[at] === reason)
      .map(({ date }) => dayInWords(date, messages))
    return interpolate(messages.nothingComes, { day: inWords(names, messages), reason })
  })
}

function reasonOf(day: FallenDay, messages: HeaderBasketMessages): string {
  if (day.why === 'paused') return messages.becausePaused
  if (day.why === 'unavailable') return messages.becauseUnavailable
  const to = day.to && dayInWords(day.to, messages)
  if (!to) return day.name || messages.becauseMoved
  return interpolate(messages.becauseMovedTo, { name: day.name || messages.becauseMoved, day: to })
}
