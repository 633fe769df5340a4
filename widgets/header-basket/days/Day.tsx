import type { ReactNode } from 'react'
import { useShop } from '../../../shared/domain/hooks/use-shop'
import { useWeeks } from '../../../shared/domain/hooks/use-weeks'
import { boxNames } from '../../../shared/domain/rules/boxes/box-order'
import { dayInWords, formatDate } from '../../../shared/domain/rules/dates/dates'
import { arrivalsOn } from '../../../shared/domain/rules/essentials/coming'
import type { WeekDay, WeekLine } from '../../../shared/domain/rules/essentials/week'
import { dayCutoff } from '../../../shared/domain/rules/essentials/week-ahead'
import { KnownSum, sumOf } from '../../../shared/features/week/KnownTotal'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { today } from '../../../shared/platform/values/london'
import { formatPence } from '../../../shared/platform/values/money'
import { Icon } from '../../../shared/ui/button/Icon'
import { arrowRight, pause } from '../../../shared/ui/button/icon-shapes'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import { FoilCap } from '../../../shared/ui/product/FoilCap'
import { Skeleton } from '../../../shared/ui/status/Skeleton'
import { BoxEntry } from '../entries/BoxEntry'
import type { Entry } from '../entries/EntryDialog'
import { LineEntry } from '../entries/LineEntry'
import { headerBasketMessages } from '../header-basket-messages'
import { Cutoff } from './Cutoff'
import { capTone } from './cap-tone'
import styles from './Day.module.css'

type DayProps = {
  id: string
  day: WeekDay
  now: Date
  /** Folded away on a phone. */
  isEarlier: boolean
  /** The next delivery, whose cut-off a phone shows above the days. */
  isAhead: boolean
  /**
   * True if the cut-off is stated once for all days; the day then states only an exception: that it has closed, or
   * closes today.
   */
  isClosingSaid: boolean
  /** Shown instead of the entries while they are unknown. */
  instead: ReactNode
  /** The number of lines shown so far. */
  most: number
  onOpen: (entry: Entry) => void
}

/** One day of the week: its deliveries, pending or past, and whether it is paused or moved (HB-08 to HB-12). */
export function Day({ id, day, now, isEarlier, isAhead, isClosingSaid, instead, most, onOpen }: DayProps) {
  const messages = useMessages(headerBasketMessages)
  const { date, lines, boxes, isPaused, shift } = day
  const isToday = date === today(now)
  const name = formatDate(date, 'dddd', messages)
  const cutoff = dayCutoff(day, now)
  // A day may have two boxes, even of the same total.
  const names = boxNames(
    boxes,
    ({ total }) => `${messages.box}, ${dayInWords(date, messages)}, ${formatPence(total)}`,
    messages,
  )
  const isSaid = isClosingSaid && cutoff instanceof Date && today(cutoff) !== today(now)
  return (
    <section
      className={styles.day}
      data-ground="surface"
      data-today={isToday || undefined}
      data-earlier={isEarlier || undefined}
      data-ahead={isAhead || undefined}
      data-overlay={isPaused ? 'pause' : shift === null ? undefined : 'shift'}
      aria-labelledby={id}
    >
      <h3 className={styles.head} id={id} tabIndex={-1}>
        <VisuallyHidden>
          {`${dayInWords(date, messages)}${isToday ? `, ${messages.today}` : ''}`}
        </VisuallyHidden>
        <FoilCap tone={capTone(day, today(now))}>
          <span aria-hidden="true">{formatDate(date, 'D')}</span>
        </FoilCap>
        <span className={styles.name} aria-hidden="true">
          <span className={styles.short}>{name.slice(0, 3)}</span>
          <span className={styles.rest}>{name}</span>
          {isToday && <small className={styles.today}>{messages.today}</small>}
        </span>
      </h3>
      {(isPaused || shift !== null) && <Overlay day={day} />}
      <Cutoff cutoff={isSaid ? null : cutoff} now={now} className={styles.cutoff} />
      {instead ?? (
        <ul className={styles.lines}>
          {!lines.length && !boxes.length && <li className={styles.none}>{messages.nothing}</li>}
          {lines.slice(0, most).map((line, at) => (
            <LineEntry
              key={keyOf(line, lines.slice(0, at))}
              line={line}
              isTwin={lines.some(other => other !== line && other.product.id === line.product.id)}
              // If the day's own text says that it has moved, its lines do not repeat it.
              shiftedTo={isPaused || shift === null ? day.shiftedTo : null}
              onOpen={onOpen}
            />
          ))}
          {(most < lines.length ? [] : boxes).map((box, at) => (
            <BoxEntry key={box.id} box={box} named={names[at]} onView={() => onOpen({ box })} />
          ))}
        </ul>
      )}
      <DaySum day={day} isKnown={!instead} />
    </section>
  )
}

/** What is still to come on a day of several entries costs together (L-35). */
function DaySum({ day, isKnown }: { day: WeekDay; isKnown: boolean }) {
  const messages = useMessages(headerBasketMessages)
  const isPartial = useWeeks(({ week }) => week.value?.isPartial)
  const coming = arrivalsOn(day)
  if (!isKnown || coming.lines.length + coming.boxes.length < 2) return null
  return (
    <p className={styles.sum}>
      <span>{messages.together}</span>{' '}
      <b>
        <KnownSum {...sumOf({ ...coming, isPartial })} />
      </b>
    </p>
  )
}

/**
 * Returns the React key of a line, from its product. The line's own id changes when it is saved, but its Edit button
 * has to keep the focus.
 */
const keyOf = ({ product }: WeekLine, before: readonly WeekLine[]): string =>
  `${product.id}-${before.filter(line => line.product.id === product.id).length}`

/** The reason why nothing is delivered that day; the lines below stay readable. */
function Overlay({ day }: { day: WeekDay }) {
  const messages = useMessages(headerBasketMessages)
  const isGuest = useShop(state => state.session.isGuest)
  return (
    <div className={styles.overlay}>
      <Icon shape={day.isPaused ? pause : arrowRight} />
      <span>
        <span>{day.isPaused ? messages.paused : day.shift || messages.shifted}</span>{' '}
        {!day.isPaused && day.shiftedTo && (
          <span className={styles.movedTo}>
            {interpolate(messages.comesOn, {
              day: dayInWords(day.shiftedTo, messages),
            })}
          </span>
        )}
        {day.isPaused && !isGuest && (
          <>
            {' '}
            <TextLink href={pages.pauses} data-action="">
              {messages.resume}
            </TextLink>
          </>
        )}
      </span>
    </div>
  )
}

/** Placeholders for three lines that are still loading. */
export const waitingDay = (
  <div className={styles.waiting}>
    <Skeleton height="18px" />
    <Skeleton height="18px" width="60%" />
    <Skeleton height="24px" width="70%" />
  </div>
)

/** Returns a day of a week that could not be read; it shows no contents and no "nothing ordered". */
export const unknownDay = (words: string) => (
  <p className={styles.unknown}>
    <span aria-hidden="true">—</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </p>
)
