import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useIsWeekSaid, useWeeks, useWeeksStore } from '../../domain/hooks/use-weeks'
import { nextMidnight } from '../../domain/rules/dates/clock'
import { weekStart } from '../../domain/rules/dates/dates'
import { weekEnds, weekLabel, weeksLater } from '../../domain/rules/essentials/week'
import { useMessages } from '../../platform/messages/use-messages'
import { setFocusInPlace } from '../../platform/page/focus'
import { useTime } from '../../platform/providers/use-clock'
import { today } from '../../platform/values/london'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/button/IconButton'
import { chevronLeft, chevronRight } from '../../ui/button/icon-shapes'
import styles from './WeekNav.module.css'
import { weekMessages } from './week-messages'

type WeekNavProps = { isLined?: boolean; onPress: (isRangeRead?: boolean) => void }

/** The range of the shown week, with buttons for the week before and after (HB-01 to HB-03, WC-01, WC-02). */
export function WeekNav({ isLined, onPress }: WeekNavProps) {
  const messages = useMessages(weekMessages)
  const weeks = useWeeksStore()
  const start = useWeeks(state => state.start)
  const now = useTime(nextMidnight)
  const range = useRef<HTMLSpanElement>(null)
  const isNow = start === weekStart(today(now))
  const isSaid = useIsWeekSaid()
  const [first, last] = weekEnds(start, messages)
  const arrow = (words: string, shape: string, by: 1 | -1) => (
    <IconButton
      label={`${words}, ${weekLabel(weeksLater(start, by), messages)}`}
      shape={shape}
      isLined={isLined}
      onPress={() => {
        onPress()
        weeks.getState().move(by)
      }}
    />
  )
  const showNow = () => {
    onPress(true)
    flushSync(() => weeks.getState().showNow())
    // The pressed button has disappeared. The range, which names this week by now, is read from there.
    setFocusInPlace(range.current)
  }
  return (
    <div className={styles.nav} data-unknown={!isSaid || undefined}>
      {arrow(messages.previous, chevronLeft, -1)}
      <span ref={range} className={styles.range} tabIndex={-1}>
        <span>{`${first} -`}</span> <span>{last}</span>
      </span>
      {arrow(messages.next, chevronRight, 1)}
      {!isNow && (
        <span className={styles.now}>
          <Button tone="quiet" size="small" onPress={showNow}>
            {messages.now}
          </Button>
        </span>
      )}
    </div>
  )
}
