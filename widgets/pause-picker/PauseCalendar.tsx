import { lazy, Suspense } from 'react'
import { type CalendarDate, formatDate } from '../../shared/rules/dates'
import { Alert } from '../../shared/ui/Alert'
import { CalendarFrame } from '../../shared/ui/CalendarFrame'
import { Spinner } from '../../shared/ui/Spinner'
import styles from './PausePicker.module.css'
import type { PauseEntry, PauseField } from './pause-entry'

const Calendar = lazy(() =>
  import('../../shared/ui/Calendar').then(
    module => ({ default: module.Calendar }),
    () => ({ default: CalendarMissing }),
  ),
)

type PauseCalendarProps = {
  id: string
  /** The field that the next press sets. */
  field: PauseField
  label: string
  entry: PauseEntry
  today: CalendarDate
  min: CalendarDate | null
  weekStart: 'monday' | 'sunday'
  /** Puts the focus on the field's date. */
  isFocused: boolean
  opener: () => Element | null
  onChoose: (date: CalendarDate) => void
  onClose: () => void
  onEscape: () => void
}

/** The one calendar of both fields: first and last day under gold tops, joined by a band. */
export function PauseCalendar(props: PauseCalendarProps) {
  const { field, label, entry, min, isFocused, today, weekStart } = props
  const note = [
    'Gold tops: first and last day. Underlined: today.',
    min && `Faint: too early, before ${formatDate(min)}.`,
  ]
  const value = entry.dates[field]
  return (
    <CalendarFrame
      id={props.id}
      label={`Choose a date: ${label}`}
      opener={props.opener}
      onClose={props.onClose}
      onEscape={props.onEscape}
    >
      <Suspense fallback={<CalendarLoading />}>
        <Calendar
          // A calendar of its own for each field: it opens on that field's date.
          key={`${field} ${value}`}
          value={value}
          range={entry.dates}
          min={min ?? undefined}
          note={note.filter(Boolean).join(' ')}
          onChoose={props.onChoose}
          {...{ today, weekStart, isFocused }}
        />
      </Suspense>
    </CalendarFrame>
  )
}

function CalendarLoading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Spinner label="Fetching the calendar" />
    </div>
  )
}

function CalendarMissing() {
  return (
    <Alert tone="warning">
      The calendar could not be loaded. Please type the dates, like 31/12/2026, or reload the page.
    </Alert>
  )
}
