import { type CalendarDate, dayInWords, formatDate } from '../../../shared/domain/rules/dates/dates'
import type { WeekDay } from '../../../shared/domain/rules/essentials/week'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import { FoilCap } from '../../../shared/ui/product/FoilCap'
import { headerBasketMessages } from '../header-basket-messages'
import styles from '../week/OpenWeek.module.css'
import { capTone } from './cap-tone'

type DayStripProps = {
  days: readonly WeekDay[]
  now: CalendarDate
  /** Scrolls to a day. */
  onGo: (date: CalendarDate) => void
}

/** The strip of days on a phone; a press scrolls to the day below. */
export function DayStrip({ days, now, onGo }: DayStripProps) {
  const messages = useMessages(headerBasketMessages)
  return (
    <ul className={styles.strip}>
      {days.map(day => (
        <li key={day.date}>
          <button type="button" className={styles.jump} onClick={() => onGo(day.date)}>
            <FoilCap size={36} tone={capTone(day, now)}>
              {formatDate(day.date, 'D')}
            </FoilCap>{' '}
            <span>{formatDate(day.date, 'ddd', messages)}</span>
            <VisuallyHidden>
              {` ${interpolate(messages.goToDay, { day: dayInWords(day.date, messages) })}`}
            </VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  )
}
