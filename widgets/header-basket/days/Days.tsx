import { memo, useRef } from 'react'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'
import type { WeekDay } from '../../../shared/domain/rules/essentials/week'
import type { WeeksState } from '../../../shared/domain/store/weeks'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import type { Entry } from '../entries/EntryDialog'
import { headerBasketMessages } from '../header-basket-messages'
import styles from '../week/OpenWeek.module.css'
import { useHeldHeight } from '../week/use-held-height'
import { Day, unknownDay, waitingDay } from './Day'
import { useDrawn } from './use-drawn'

type DaysProps = {
  days: readonly WeekDay[]
  start: CalendarDate
  /** The status of the week's data. `ready` without data means that the data is about to be rendered. */
  status: WeeksState['week']['status']
  /** True if part of the days' contents could not be read. */
  isPartial?: boolean
  /** True if the days' contents are known. */
  isKnown: boolean
  /** True if all days are to be rendered at once. */
  isHurried: boolean
  now: Date
  /** The day of the next delivery. */
  ahead?: CalendarDate | undefined
  dayId: (date: CalendarDate) => string
  isEarlier: (date: CalendarDate) => boolean
  /** True if the cut-off is stated once above the days. */
  isClosingSaid: boolean
  onOpen: (entry: Entry) => void
}

/**
 * Returns true if a day has no entries; if part of the data could not be read, that does not mean that nothing is
 * delivered.
 */
const isBare = ({ lines, boxes }: WeekDay) => !lines.length && !boxes.length

// Memoised, so that a finished day is not rendered again while the next ones are.
const DrawnDay = memo(Day)

/**
 * The days of a week. The days, and then their contents, are rendered a few at a time, and a long day a part at a time,
 * so that no press waits for all of them.
 */
export function Days(props: DaysProps) {
  const { days, start, status, isPartial, isKnown, isHurried, ahead, dayId, isEarlier, ...shared } = props
  const messages = useMessages(headerBasketMessages)
  // If the week's data is here already, each day is rendered with its contents.
  const placed = useDrawn(start, days, status !== 'ready')
  const drawn = useDrawn(start, days, isKnown)
  const present = isHurried ? days.length : Math.max(placed.count, drawn.count)
  // Once the data is no longer known, no day shows contents, however many were rendered.
  const filled = isKnown ? drawn.count : 0
  const grid = useRef<HTMLDivElement>(null)
  const isDrawn = isKnown && drawn.isAll
  const minHeight = useHeldHeight(grid, isDrawn)
  return (
    <div
      ref={grid}
      className={styles.days}
      style={{ minHeight }}
      data-rest={!days[0]?.lines.length && !days[0]?.boxes.length ? true : undefined}
      aria-busy={!isDrawn || undefined}
    >
      {days.slice(0, present).map((day, at) => (
        <DrawnDay
          key={day.date}
          id={dayId(day.date)}
          isEarlier={isEarlier(day.date)}
          isAhead={day.date === ahead}
          most={at === filled - 1 ? Math.min(drawn.lines, day.lines.length) : day.lines.length}
          instead={at >= filled ? waitingDay : isPartial && isBare(day) ? unknownDay(messages.unknown) : null}
          {...{ day, ...shared }}
        />
      ))}
    </div>
  )
}
