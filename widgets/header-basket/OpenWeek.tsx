import { useEffect, useId, useRef } from 'react'
import { useNow } from '../../shared/mount/use-now'
import { today } from '../../shared/rules/london'
import { daysOf, type Week } from '../../shared/rules/week'
import { useWeeks, useWeeksStore } from '../../shared/store/use-weeks'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { cross } from '../../shared/ui/icon-shapes'
import { Title } from '../../shared/ui/Title'
import { WeekNav } from '../../shared/week/WeekNav'
import { Day } from './Day'
import { DayStrip } from './DayStrip'
import { DiscountCode } from './DiscountCode'
import type { HeaderBasketWording } from './header-basket-wording'
import styles from './OpenWeek.module.css'
import { Totals } from './Totals'

type OpenWeekProps = {
  labels: HeaderBasketWording
  /** It was opened by a press: its heading takes the focus, and what was pressed gets it back. */
  takesFocus: boolean
}

/** The open weekly basket (HB-01 to HB-05). */
export function OpenWeek({ labels, takesFocus }: OpenWeekProps) {
  const weeks = useWeeksStore()
  const titleId = useId()
  const heading = useFocusWhileOpen(takesFocus)
  const start = useWeeks(state => state.start)
  const { status, value } = useWeeks(state => state.week)
  const now = useNow()()
  const week: Week = value ?? { start, lines: [], boxes: [], pauses: [], shifts: [], unfinished: null }
  const days = daysOf(week)
  const isLoading = status !== 'failed' && !value
  return (
    <section
      className={styles.week}
      data-ground="brand"
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <div className={styles.bar}>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {labels.title}
        </Title>
        <div className={styles.nav}>
          <WeekNav labels={labels} isLined />
        </div>
        <div className={styles.close}>
          <Button tone="quiet" onPress={() => weeks.getState().setOpen(false)}>
            {labels.close} <Icon shape={cross} />
          </Button>
        </div>
      </div>
      {status === 'failed' && (
        <Alert tone="error" title={labels.failed}>
          <Button tone="secondary" size="small" onPress={() => void weeks.getState().refresh()}>
            {labels.retry}
          </Button>
        </Alert>
      )}
      <DayStrip days={days} now={today(now)} prefix={titleId} />
      <div
        className={styles.days}
        data-rest={!days[0]?.lines.length && !days[0]?.boxes.length ? true : undefined}
      >
        {days.map(day => (
          <Day
            key={day.date}
            id={`${titleId}-${day.date}`}
            day={day}
            now={now}
            labels={labels}
            isLoading={isLoading}
            unfinished={week.unfinished}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <DiscountCode labels={labels} />
        <Totals week={value} labels={labels} />
      </div>
    </section>
  )
}

/** Focuses the heading now and, when the basket closes, what had the focus before (B8). */
function useFocusWhileOpen(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasOpened = useRef(takesFocus)
  useEffect(() => {
    const opener = document.activeElement
    if (hasOpened.current) heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return heading
}
