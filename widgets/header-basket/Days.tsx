import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '../../shared/rules/dates'
import type { WeekDay } from '../../shared/rules/week'
import { Day, unknownDay, waitingDay } from './Day'
import type { Entry } from './EntryDialog'
import type { HeaderBasketWording } from './header-basket-wording'
import styles from './OpenWeek.module.css'

type DaysProps = {
  days: readonly WeekDay[]
  /** The week that is known; null while none is. */
  start: CalendarDate | null
  now: Date
  labels: HeaderBasketWording
  /** Whether the week could not be read. */
  isUnknown: boolean
  dayId: (date: CalendarDate) => string
  isEarlier: (date: CalendarDate) => boolean
  onOpen: (entry: Entry) => void
}

// As many as a slow phone lays out between two frames.
const atOnce = 2

/** How many days are drawn with what they hold: a few more after each time the page has been drawn. */
function useDrawn(start: CalendarDate | null, all: number): number {
  const [drawn, draw] = useState<{ start: CalendarDate | null; count: number }>({ start: null, count: 0 })
  const count = start !== null && drawn.start === start ? drawn.count : 0
  useEffect(() => {
    if (start !== null && count < all) startTransition(() => draw({ start, count: count + atOnce }))
  }, [start, count, all])
  return count
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

/** The days of a week; what they hold follows them day by day, so that no press waits for all of it. */
export function Days({ days, start, isUnknown, dayId, isEarlier, ...shared }: DaysProps) {
  const drawn = useDrawn(start, days.length)
  const grid = useRef<HTMLDivElement>(null)
  const minHeight = useHeldHeight(grid, isUnknown || drawn >= days.length)
  const rest = isUnknown ? unknownDay(shared.labels.unknown) : waitingDay
  return (
    <div
      ref={grid}
      className={styles.days}
      style={{ minHeight }}
      data-rest={!days[0]?.lines.length && !days[0]?.boxes.length ? true : undefined}
      aria-busy={(start !== null && drawn < days.length) || undefined}
    >
      {days.map((day, at) => (
        <DrawnDay
          key={day.date}
          id={dayId(day.date)}
          isEarlier={isEarlier(day.date)}
          instead={at < drawn ? null : rest}
          {...{ day, ...shared }}
        />
      ))}
    </div>
  )
}
