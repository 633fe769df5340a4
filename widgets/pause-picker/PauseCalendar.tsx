import { lazy, Suspense } from 'react'
import { type CalendarDate, dayInWords } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import type { DayMark } from '../../shared/ui/date/Calendar'
import { CalendarFrame } from '../../shared/ui/date/CalendarFrame'
import { Alert } from '../../shared/ui/status/Alert'
import { Spinner } from '../../shared/ui/status/Spinner'
import styles from './PausePicker.module.css'
import type { PauseEntry, PauseField, PauseRange } from './pause-entry'
import { pausePickerMessages } from './pause-picker-messages'

const Calendar = lazy(() =>
  import('../../shared/ui/date/Calendar').then(
    module => ({ default: module.Calendar }),
    () => ({ default: CalendarMissing }),
  ),
)

type PauseCalendarProps = {
  id: string
  /** The field whose date the next press sets. */
  field: PauseField
  entry: PauseEntry
  today: CalendarDate
  range: PauseRange
  weekStart: 'monday' | 'sunday'
  /** True if the focus moves to the field's date. */
  isFocused: boolean
  opener: () => Element | null
  marksOf: (date: CalendarDate) => DayMark | undefined
  /** The kinds of marks that the calendar may show. */
  kinds: ReadonlySet<DayMark['kind']>
  onChoose: (date: CalendarDate) => void
  onClose: () => void
  onEscape: () => void
}

/** The one calendar of both fields: first and last day under gold tops, joined by a band. */
export function PauseCalendar(props: PauseCalendarProps) {
  const messages = useMessages(pausePickerMessages)
  const { field, entry, range, isFocused, today, weekStart } = props
  const note = [
    messages.marks,
    props.kinds.has('comes') && messages.marksComes,
    props.kinds.has('paused') && messages.marksPaused,
    range.min && interpolate(messages.faint, { date: dayInWords(range.min, messages) }),
  ]
  const value = entry.dates[field] ?? entry.dates.start
  return (
    <CalendarFrame
      id={props.id}
      label={interpolate(messages.chooseDay, { label: messages[field] })}
      opener={props.opener}
      // In the flow of the form, below its field: it covers nothing.
      field={() => null}
      onClose={props.onClose}
      onEscape={props.onEscape}
    >
      <Suspense fallback={<CalendarLoading />}>
        <Calendar
          // A new calendar for each field, so that it opens on that field's date.
          key={`${field} ${value}`}
          value={value}
          range={entry.dates}
          marksOf={props.marksOf}
          min={range.min ?? undefined}
          max={range.max ?? undefined}
          note={note.filter(Boolean).join(' ')}
          onChoose={props.onChoose}
          {...{ today, weekStart, isFocused }}
        />
      </Suspense>
    </CalendarFrame>
  )
}

function CalendarLoading() {
  const { calendarLoading } = useMessages(pausePickerMessages)
  return (
    <div className={styles.loading} aria-busy="true">
      <Spinner label={calendarLoading} />
    </div>
  )
}

function CalendarMissing() {
  const { calendarMissing } = useMessages(pausePickerMessages)
  return <Alert tone="warning">{calendarMissing}</Alert>
}
