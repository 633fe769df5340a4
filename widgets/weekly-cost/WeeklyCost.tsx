import { useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../shared/domain/hooks/use-weeks'
import { KnownTotal } from '../../shared/features/week/KnownTotal'
import { openWeek } from '../../shared/features/week/open-week'
import { unpricedInWords } from '../../shared/features/week/unpriced-in-words'
import { useFirstWeek } from '../../shared/features/week/use-first-week'
import { useSaidWeek } from '../../shared/features/week/use-said-week'
import { WeekNav } from '../../shared/features/week/WeekNav'
import { setFocusInPlace } from '../../shared/platform/page/focus'
import { findInPage } from '../../shared/platform/page/host/find-in-page'
import { Button } from '../../shared/ui/button/Button'
import styles from './WeeklyCost.module.css'
import type { WeeklyCostMessages } from './weekly-cost-messages'

const weeklyBasket = '[data-widget="header-basket"][data-widget-state="mounted"]'

type WeeklyCostProps = { startOfWeek: string | undefined; labels: WeeklyCostMessages }

/** The cost of the shown week, which is the same week as in the weekly basket on the page. */
export function WeeklyCost({ startOfWeek, labels }: WeeklyCostProps) {
  useFirstWeek(startOfWeek)
  const weeks = useWeeksStore()
  const { status, value } = useWeeks(state => state.week)
  const isOpen = useWeeks(state => state.isOpen)
  const unpriced = value && unpricedInWords(value, labels)
  const figure = useRef<HTMLParagraphElement>(null)
  const saySoon = useSaidWeek(labels)
  const retry = () => {
    saySoon()
    // The pressed button disappears.
    setFocusInPlace(figure.current)
    void weeks.getState().refresh()
  }
  return (
    <section
      className={styles.cost}
      data-ground="brand"
      aria-label={labels.title}
      aria-busy={status === 'loading' || undefined}
    >
      <WeekNav labels={labels} onPress={saySoon} />
      <p ref={figure} className={styles.total} tabIndex={-1}>
        <span>{`${labels.total} `}</span>
        <strong className={styles.amount}>
          <KnownTotal week={value} />
        </strong>
      </p>
      {unpriced && <p className={styles.failed}>{unpriced}</p>}
      {value?.isPartial && <p className={styles.failed}>{labels.partly}</p>}
      {status === 'failed' && (
        // If the open weekly basket already reports the failure as an alert, this is not one.
        <p className={styles.failed} role={isOpen && findInPage(weeklyBasket) ? undefined : 'alert'}>
          <span>{`${labels.failed} `}</span>
          <Button tone="secondary" size="small" onPress={retry}>
            {labels.retry}
          </Button>
        </p>
      )}
      <Button tone="quiet" onPress={() => openWeek(weeks)}>
        {labels.details}
      </Button>
    </section>
  )
}
