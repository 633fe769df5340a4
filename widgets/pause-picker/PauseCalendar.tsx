import { type CalendarDate, dayInWords } from '../../shared/domain/rules/dates/dates'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import type { DayMark } from '../../shared/ui/date/Calendar'
import { CalendarFrame } from '../../shared/ui/date/CalendarFrame'
import { LazyCalendar, type useLazyCalendar } from '../../shared/ui/date/LazyCalendar'
import { Alert } from '../../shared/ui/status/Alert'
import type { PauseEntry, PauseField, PauseRange } from './pause-entry'
import { pausePickerMessages } from './pause-picker-messages'

type PauseCalendarProps = {
  id: string
  fetched: ReturnType<typeof useLazyCalendar>
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
  kinds: Record<DayMark['kind'], boolean>
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
    props.kinds.comes && messages.marksComes,
    props.kinds.moved && messages.marksMoved,
    props.kinds.paused && messages.marksPaused,
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
      <LazyCalendar
        // A new calendar for each field, so that it opens on that field's date.
        key={`${field} ${value}`}
        value={value}
        range={entry.dates}
        marksOf={props.marksOf}
        min={range.min ?? undefined}
        max={range.max ?? undefined}
        note={note.filter(Boolean).join(' ')}
        onChoose={props.onChoose}
        loading={messages.calendarLoading}
        missing={<Alert tone="warning">{messages.calendarMissing}</Alert>}
        {...{ today, weekStart, isFocused }}
        fetched={props.fetched}
      />
    </CalendarFrame>
  )
}
