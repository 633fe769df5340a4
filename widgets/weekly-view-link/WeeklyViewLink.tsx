import { useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { KnownTotal } from '../../shared/features/week/KnownTotal'
import { openWeek } from '../../shared/features/week/open-week'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
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
  if (!total)
    return (
      <button type="button" className={styles.link} aria-expanded={isOpen} onClick={open}>
        {messages.open}
      </button>
    )
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={open}>
      <Icon shape={calendar} />
      <span className={styles.words}>{messages.open}</span> <Total />
    </button>
  )
}

function Total() {
  const week = useWeeks(state => state.week.value)
  return (
    <b className={styles.total}>
      <KnownTotal week={week} />
    </b>
  )
}
