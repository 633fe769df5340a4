import { useIsWeekSaid, useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import { addDays, formatDate, weekStart } from '../../shared/domain/rules/dates/dates'
import { KnownTotal } from '../../shared/features/week/KnownTotal'
import { openWeek } from '../../shared/features/week/open-week'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useTime } from '../../shared/platform/providers/use-clock'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { Icon } from '../../shared/ui/button/Icon'
import { calendar } from '../../shared/ui/button/icon-shapes'
import styles from './WeeklyViewLink.module.css'
import type { options } from './weekly-view-link.options'
import { weeklyViewLinkMessages } from './weekly-view-link-messages'

/** Opens the weekly basket from anywhere on the page (HB-53, HB-54). */
export function WeeklyViewLink({ total }: OptionValues<typeof options>) {
  const messages = useMessages(weeklyViewLinkMessages)
  const weeks = useWeeksStore()
  const isOpen = useWeeks(state => state.isOpen)
  const open = () => openWeek(weeks)
  const week = useOtherWeek()
  if (!total)
    return (
      <button type="button" className={styles.link} aria-expanded={isOpen} onClick={open}>
        {messages.open}
      </button>
    )
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={open}>
      <Icon shape={calendar} />
      <span className={styles.words}>{week ?? messages.open}</span> <Total />
    </button>
  )
}

/** Returns "20 to 26 Dec" if the shown week is not the current one, whose sum would be taken for this week's. */
function useOtherWeek(): string | null {
  const messages = useMessages(weeklyViewLinkMessages)
  const start = useWeeks(state => state.start)
  const isSaid = useIsWeekSaid()
  const present = weekStart(today(useTime(nextMidnight)))
  if (!isSaid || start === present) return null
  const end = addDays(start, 6)
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7)
  return interpolate(messages.weekOf, {
    // On a narrow phone the words break between the two days.
    first: formatDate(start, isOneMonth ? 'D' : 'D\u00a0MMM', messages),
    last: formatDate(end, 'D\u00a0MMM', messages),
  })
}

function Total() {
  const week = useWeeks(state => state.week.value)
  return (
    <b className={styles.total}>
      <KnownTotal week={week} />
    </b>
  )
}
