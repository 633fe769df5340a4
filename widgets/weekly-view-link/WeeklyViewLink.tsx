import { useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { KnownTotal } from '../../shared/features/week/KnownTotal'
import { openWeek } from '../../shared/features/week/open-week'
import { Icon } from '../../shared/ui/button/Icon'
import { calendar } from '../../shared/ui/button/icon-shapes'
import styles from './WeeklyViewLink.module.css'

type WeeklyViewLinkProps = { total: boolean; labels: { open: string } }

/** Opens the weekly basket from anywhere on the page (HB-53, HB-54). */
export function WeeklyViewLink({ total, labels }: WeeklyViewLinkProps) {
  const weeks = useWeeksStore()
  const isOpen = useWeeks(state => state.isOpen)
  const open = () => openWeek(weeks)
  if (!total)
    return (
      <button type="button" className={styles.link} aria-expanded={isOpen} onClick={open}>
        {labels.open}
      </button>
    )
  return (
    <button type="button" className={styles.button} aria-expanded={isOpen} onClick={open}>
      <Icon shape={calendar} />
      <span className={styles.words}>{labels.open}</span>
      <Total />
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
