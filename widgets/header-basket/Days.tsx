import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '../../shared/rules/dates'
import type { WeekDay } from '../../shared/rules/week'
import { Day, unknownDay, waitingDay } from './Day'
import type { Entry } from './EntryDialog'
import type { HeaderBasketWording } from './header-basket-wording'
import styles from './OpenWeek.module.css'
import { useDrawn } from './use-drawn'

type DaysProps = {
  days: readonly WeekDay[]
  /** How many of them stand there by now. */
  placed: number
  start: CalendarDate
  /** Whether it is known what they hold. */
  isKnown: boolean
  now: Date
  labels: HeaderBasketWording
  /** Whether the week could not be read. */
  isUnknown: boolean
  dayId: (date: CalendarDate) => string
  isEarlier: (date: CalendarDate) => boolean
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

// A day that is drawn stays as it is while the next ones are.
const DrawnDay = memo(Day)

/** The days of a week; they come a few at a time and what they hold follows them, so that no press waits for all of it. */
export function Days({ days, placed, start, isKnown, isUnknown, dayId, isEarlier, ...shared }: DaysProps) {
  const [drawn] = useDrawn(start, days.length, isKnown)
  const present = Math.max(placed, drawn)
  // Of a week that is known no longer nothing is claimed, however much of it was drawn.
  const filled = isKnown ? drawn : 0
  const grid = useRef<HTMLDivElement>(null)
  const isDrawn = (isUnknown ? present : filled) >= days.length
  const minHeight = useHeldHeight(grid, isDrawn)
  const rest = isUnknown ? unknownDay(shared.labels.unknown) : waitingDay
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
          instead={at < filled ? null : rest}
          {...{ day, ...shared }}
        />
      ))}
    </div>
  )
}
