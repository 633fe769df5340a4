import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'
import type { WeekDay } from '../../../shared/domain/rules/essentials/week'
import type { WeeksState } from '../../../shared/domain/store/weeks'
import type { Entry } from '../entries/EntryDialog'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from '../week/OpenWeek.module.css'
import { Day, unknownDay, waitingDay } from './Day'
import { useDrawn } from './use-drawn'

type DaysProps = {
  days: readonly WeekDay[]
  start: CalendarDate
  /** How it stands with a week that is not known; `ready`, and not known yet here, it is about to come. */
  status: WeeksState['week']['status']
  /** Whether some of what they hold could not be read. */
  isPartial?: boolean
  /** Whether it is known what they hold. */
  isKnown: boolean
  /** Whether all of them are to stand there at once. */
  isHurried: boolean
  now: Date
  labels: HeaderBasketMessages
  dayId: (date: CalendarDate) => string
  isEarlier: (date: CalendarDate) => boolean
  /** Whether it was said above until when days can be changed. */
  isClosingSaid: boolean
  onOpen: (entry: Entry) => void
}

/** How tall the days of the week before are, in pixels: of that height they stay until the next ones are drawn. */
function useHeldHeight(grid: RefObject<HTMLElement | null>, isDrawn: boolean): number | undefined {
  const [height, keep] = useState<number>()
  useEffect(() => {
    if (isDrawn) keep(grid.current?.offsetHeight)
  })
  return isDrawn ? undefined : height
}

/** Does nothing stand there? Where some could not be read, that is no day on which nothing comes. */
const isBare = ({ lines, boxes }: WeekDay) => !lines.length && !boxes.length

// A day that is drawn stays as it is while the next ones are.
const DrawnDay = memo(Day)

/** The days of a week; they come a few at a time and what they hold follows them, so that no press waits for all of it. */
export function Days(props: DaysProps) {
  const { days, start, status, isPartial, isKnown, isHurried, dayId, isEarlier, ...shared } = props
  // A week that has been read comes with what it holds.
  const placed = useDrawn(start, days, status !== 'ready')
  const drawn = useDrawn(start, days, isKnown)
  const present = isHurried ? days.length : Math.max(placed, drawn)
  // Of a week that is known no longer nothing is claimed, however much of it was drawn.
  const filled = isKnown ? drawn : 0
  const grid = useRef<HTMLDivElement>(null)
  const isDrawn = filled >= days.length
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
          instead={
            at >= filled ? waitingDay : isPartial && isBare(day) ? unknownDay(shared.labels.unknown) : null
          }
          {...{ day, ...shared }}
        />
      ))}
    </div>
  )
}
