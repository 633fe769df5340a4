import { type ComponentProps, createContext, useCallback, useContext, useState } from 'react'
import { DayPicker, type Modifiers, useDayPicker } from 'react-day-picker'
import type { CalendarDate } from '../../domain/rules/dates/dates'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { Icon } from '../button/Icon'
import { chevronLeft, chevronRight } from '../button/icon-shapes'
import { calendarMessages } from '../ui-messages'
import styles from './Calendar.module.css'
import frameStyles from './DateField.module.css'
import { useDates, useDayInWords } from './use-dates'

/** What is known of a day: something comes, it is paused already, or what is due comes on another day. */
export type DayMark = { kind: 'comes' | 'paused' | 'moved'; words: string }

export type CalendarProps = {
  value: CalendarDate | null
  onChoose: (date: CalendarDate) => void
  /** Today in the shop's time zone; underlined. */
  today: CalendarDate
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** Returns the reason why a day cannot be chosen; undefined if it can. */
  reasonAgainst?: ((date: CalendarDate) => string | undefined) | undefined
  /** The first and last day, shown as gold caps, with a band between them. */
  range?: { start: CalendarDate | null; end: CalendarDate | null } | undefined
  marksOf?: ((date: CalendarDate) => DayMark | undefined) | undefined
  /** The first day of the week; Monday by default. */
  weekStart?: 'monday' | 'sunday' | undefined
  /** A note that explains the marks. */
  note?: string | undefined
  /** Moves the focus to the chosen day, else to today. */
  isFocused?: boolean | undefined
}

// DayPicker uses `Date` objects in the browser's time zone; only their year, month and day are used.
const toDay = (date: CalendarDate) =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)))
const pad = (part: number, length: number) => String(part).padStart(length, '0')
const fromDay = (day: Date) =>
  `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}` as CalendarDate
const optionalDay = (date: CalendarDate | null | undefined) => (date ? toDay(date) : undefined)

/** DayPicker swaps its chevrons in right-to-left text; our icons mirror themselves, so this undoes the swap. */
function Chevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  const { dir } = useDayPicker().dayPickerProps
  const isBack = orientation === (dir === 'rtl' ? 'right' : 'left')
  return <Icon shape={isBack ? chevronLeft : chevronRight} />
}

// Replaces DayPicker's own limits (startMonth, endMonth), which leave the days beyond them blank; all 42 days must be
// shown.
const Limits = createContext<Pick<CalendarProps, 'min' | 'max'>>({})

const isBeyond = (month: string, { min, max }: Pick<CalendarProps, 'min' | 'max'>, by: 1 | -1) =>
  by < 0 ? !!min && month <= min.slice(0, 7) : !!max && month >= max.slice(0, 7)

function Turn({ by, onClick, ...attributes }: ComponentProps<'button'> & { by: 1 | -1 }) {
  const { months } = useDayPicker()
  const limits = useContext(Limits)
  const isOff = !!months[0] && isBeyond(fromDay(months[0].date).slice(0, 7), limits, by)
  return (
    <button
      {...attributes}
      type="button"
      aria-disabled={isOff || undefined}
      onClick={event => !isOff && onClick?.(event)}
    />
  )
}
const components = {
  Chevron,
  PreviousMonthButton: (attributes: ComponentProps<'button'>) => <Turn {...attributes} by={-1} />,
  NextMonthButton: (attributes: ComponentProps<'button'>) => <Turn {...attributes} by={1} />,
}
const classNames: Partial<Record<string, string>> = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.name,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  weekdays: styles.week,
  weekday: styles.weekday,
  weeks: styles.weeks,
  week: styles.week,
  day: styles.day,
  day_button: styles.button,
}
const modifiersClassNames = {
  first: styles.first ?? '',
  last: styles.last ?? '',
  between: styles.between ?? '',
  comes: styles.comes ?? '',
  paused: styles.paused ?? '',
  moved: styles.moved ?? '',
}

/** Returns functions for the reason why a day cannot be chosen and for its accessible name. */
function useDayWords({
  min,
  max,
  reasonAgainst,
  range,
  marksOf,
}: Pick<CalendarProps, 'min' | 'max' | 'reasonAgainst' | 'range' | 'marksOf'>) {
  const messages = useMessages(calendarMessages)
  const inWords = useDayInWords()
  const reason = (date: CalendarDate) =>
    min && date < min
      ? interpolate(messages.dayBefore, { date: inWords(min) })
      : max && date > max
        ? interpolate(messages.dayAfter, { date: inWords(max) })
        : reasonAgainst?.(date)
  const label = (day: Date, { first, last, today: isToday, disabled }: Modifiers) => {
    const date = fromDay(day)
    const marks = [
      isToday && messages.dayToday,
      range && first && messages.firstDay,
      range && last && messages.lastDay,
      marksOf?.(date)?.words,
      disabled && interpolate(messages.dayNotAvailable, { reason: reason(date) ?? '' }),
    ]
    return [inWords(date), ...marks.filter(Boolean)].join(', ')
  }
  return { reason, label }
}

/** Returns the text direction of the calendar, known once it is on the page. */
function useDirection() {
  const [dir, setDir] = useState('ltr')
  const readDirection = useCallback((place: HTMLElement | null) => {
    if (place) setDir(getComputedStyle(place).direction)
  }, [])
  return { dir, readDirection }
}

/** One month of 42 days (UI-03) with APG keys: arrows, Home and End, Page Up and Page Down. */
export function Calendar({
  value,
  onChoose,
  today,
  min,
  max,
  reasonAgainst,
  range,
  marksOf,
  weekStart = 'monday',
  note,
  isFocused = false,
}: CalendarProps) {
  const messages = useMessages(calendarMessages)
  const written = useDates()
  const start = range ? range.start : value
  const end = range ? range.end : value
  const { reason, label } = useDayWords({ min, max, reasonAgainst, range, marksOf })
  const month = value ?? (min && min > today ? min : today)
  const { dir, readDirection } = useDirection()
  const isMarked = (kind: DayMark['kind']) => (day: Date) => marksOf?.(fromDay(day))?.kind === kind
  return (
    <div className={frameStyles.box} data-ground="surface" ref={readDirection}>
      <Limits value={{ min, max }}>
        <DayPicker
          mode="single"
          required
          fixedWeeks
          showOutsideDays
          navLayout="around"
          weekStartsOn={weekStart === 'sunday' ? 0 : 1}
          autoFocus={isFocused}
          selected={optionalDay(value)}
          defaultMonth={toDay(month)}
          today={toDay(today)}
          disabled={day => reason(fromDay(day)) !== undefined}
          modifiers={{
            first: optionalDay(start),
            last: optionalDay(end),
            between: day => !!start && !!end && fromDay(day) > start && fromDay(day) < end,
            comes: isMarked('comes'),
            paused: isMarked('paused'),
            moved: isMarked('moved'),
          }}
          onSelect={day => onChoose(fromDay(day))}
          labels={{
            labelDayButton: label,
            labelPrevious: () => messages.previousMonth,
            labelNext: () => messages.nextMonth,
            labelWeekday: day => written(fromDay(day), 'dddd'),
            labelGrid: day => written(fromDay(day), 'MMMM YYYY'),
          }}
          formatters={{
            formatCaption: day => written(fromDay(day), 'MMMM YYYY'),
            formatWeekdayName: day => written(fromDay(day), 'dd'),
          }}
          {...{ dir, components, classNames, modifiersClassNames }}
        />
      </Limits>
      {note && <p className={frameStyles.note}>{note}</p>}
    </div>
  )
}
