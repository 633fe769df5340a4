import { type CalendarDate, formatDate } from '../../shared/rules/dates'
import type { WeekDay } from '../../shared/rules/week'
import { FoilCap } from '../../shared/ui/FoilCap'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { capTone } from './cap-tone'
import styles from './OpenWeek.module.css'

type DayStripProps = { days: readonly WeekDay[]; now: CalendarDate; prefix: string }

/** On a phone: a press leads to the day below. */
export function DayStrip({ days, now, prefix }: DayStripProps) {
  const goTo = (date: CalendarDate) => {
    const heading = document.getElementById(`${prefix}-${date}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <ul className={styles.strip}>
      {days.map(day => (
        <li key={day.date}>
          <button type="button" className={styles.jump} onClick={() => goTo(day.date)}>
            <FoilCap size={36} tone={capTone(day, now)}>
              {formatDate(day.date, 'D')}
            </FoilCap>
            {formatDate(day.date, 'ddd')}
            <VisuallyHidden> to {formatDate(day.date, 'dddd Do MMMM')}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  )
}
