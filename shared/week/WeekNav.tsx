import { useNow } from '../mount/use-now'
import { announce } from '../page/shell'
import { weekStart } from '../rules/dates'
import { today } from '../rules/london'
import { weekLabel, weeksLater } from '../rules/week'
import { useWeeks, useWeeksStore } from '../store/use-weeks'
import { Button } from '../ui/Button'
import { IconButton } from '../ui/IconButton'
import { chevronLeft, chevronRight } from '../ui/icon-shapes'
import styles from './WeekNav.module.css'
import type { WeekWording } from './week-wording'

/** The shown week's range between an arrow to the week before and one to the week after (HB-01 to HB-03, WC-01, WC-02). */
export function WeekNav({ labels, isLined }: { labels: WeekWording; isLined?: boolean }) {
  const weeks = useWeeksStore()
  const start = useWeeks(state => state.start)
  const now = useNow()
  const isNow = start === weekStart(today(now()))
  const go = (move: () => void) => () => {
    move()
    announce(weekLabel(weeks.getState().start))
  }
  const arrow = (words: string, shape: string, by: 1 | -1) => (
    <IconButton
      label={`${words}, ${weekLabel(weeksLater(start, by))}`}
      shape={shape}
      isLined={isLined}
      onPress={go(() => weeks.getState().move(by))}
    />
  )
  return (
    <div className={styles.nav}>
      {arrow(labels.previous, chevronLeft, -1)}
      <span className={styles.range}>{weekLabel(start)}</span>
      {arrow(labels.next, chevronRight, 1)}
      {!isNow && (
        <span className={styles.now}>
          <Button tone="quiet" size="small" onPress={go(() => weeks.getState().showNow())}>
            {labels.now}
          </Button>
        </span>
      )}
    </div>
  )
}
