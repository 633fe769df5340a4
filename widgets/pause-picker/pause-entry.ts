import { coupleDates } from '../../shared/domain/rules/dates/date-range'
import {
  type CalendarDate,
  type DateMessages,
  formatDate,
  isBefore,
  parseDate,
} from '../../shared/domain/rules/dates/dates'
import { defaultPause, type Pause, pauseForWeeks } from '../../shared/domain/rules/essentials/pause'
import { faultOfDate, typedDate } from '../../shared/ui/date/typed-date'

export const dateFormat = 'DD/MM/YYYY'

export type PauseField = keyof Pause
type OfFields<T> = { readonly [field in PauseField]: T }

type Refusal = { readonly text: string; readonly message: string }

/** The range of days that can be chosen. */
export type PauseRange = { readonly min: CalendarDate | null; readonly max: CalendarDate | null }

/** The state of the two fields and their messages. */
export type PauseEntry = {
  /** The texts of the fields, which the page's form posts: as typed, and DD/MM/YYYY after a field was left. */
  readonly texts: OfFields<string>
  /** The dates; null if a field's text is no selectable date. */
  readonly dates: OfFields<CalendarDate | null>
  /** The server's messages, each with the text that it is about; a message is shown only for that text (PP-06). */
  readonly refusals: OfFields<Refusal | undefined>
  /** The errors in the texts. */
  readonly faults: OfFields<PauseFault | undefined>
  /** The field whose date was moved by a change to the other field. */
  readonly moved: PauseField | null
}

const otherField = (field: PauseField): PauseField => (field === 'start' ? 'end' : 'start')

/** The errors that a text can have; the messages have a sentence for each. */
export type PauseFault = 'noFirstDay' | 'noDate' | 'badDate' | 'otherWeekday' | 'tooEarly' | 'tooLate'

const faultOf = (
  text: string,
  date: CalendarDate | null,
  { min, max }: PauseRange,
  messages?: DateMessages,
): PauseFault | undefined => {
  if (!date && !text.trim()) return 'noDate'
  if (!date)
    return faultOfDate(text, dateFormat, messages, { min, max }).part === 'weekday'
      ? 'otherWeekday'
      : 'badDate'
  if (min && isBefore(date, min)) return 'tooEarly'
  return max && isBefore(max, date) ? 'tooLate' : undefined
}

/** Returns the server's message, if the field still holds the text that the message is about. */
export const refusalOf = ({ refusals, texts }: PauseEntry, field: PauseField): string | undefined =>
  refusals[field]?.text === texts[field] ? refusals[field]?.message : undefined

type EntryInput = {
  texts: OfFields<string | null | undefined>
  refusals: OfFields<string | undefined>
  today: CalendarDate
  min: CalendarDate | null
  /** Nothing is chosen beforehand. */
  isEmpty: boolean
}

/**
 * Returns the fields as the page gives them; a missing date is two days from today (PP-03), unless nothing is chosen
 * beforehand.
 */
export function openEntry({ texts, refusals, today, min, isEmpty }: EntryInput): PauseEntry {
  const usual = isEmpty ? { start: null, end: null } : defaultPause(today, min)
  const open = (field: PauseField) => {
    const text = texts[field]
    return text ? (parseDate(text) ?? typedDate(text, dateFormat)) : usual[field]
  }
  const dates = { start: open('start'), end: open('end') }
  const shown = (field: PauseField) => (dates[field] ? formatDate(dates[field]) : (texts[field] ?? ''))
  const fault = (field: PauseField) =>
    // An empty field is no error before somebody has used it.
    dates[field] || (isEmpty && !texts[field])
      ? undefined
      : faultOf(shown(field), null, { min: null, max: null })
  const entry: PauseEntry = {
    texts: { start: shown('start'), end: shown('end') },
    dates,
    refusals: { start: undefined, end: undefined },
    faults: { start: fault('start'), end: fault('end') },
    moved: null,
  }
  // A date from the page is kept; the default date, or else the last day, is adjusted to it.
  const coupled = couple(entry, texts.end && !texts.start ? 'end' : 'start')
  const isMoved = texts.start && texts.end
  const refusal = (field: PauseField) => {
    const message = refusals[field]
    return message ? { text: coupled.texts[field], message } : undefined
  }
  return {
    ...coupled,
    refusals: { start: refusal('start'), end: refusal('end') },
    moved: isMoved ? coupled.moved : null,
  }
}

function couple(entry: PauseEntry, changed: PauseField): PauseEntry {
  const { start, end } = entry.dates
  if (!start || !end) return entry
  const pause = coupleDates({ start, end }, changed)
  const other = otherField(changed)
  if (pause[other] === entry.dates[other]) return entry
  return {
    ...entry,
    dates: pause,
    texts: { ...entry.texts, [other]: formatDate(pause[other]) },
    moved: other,
  }
}

/** Updates the text of a field while somebody types; it is validated only when the field is left. */
export function typeInto(entry: PauseEntry, field: PauseField, text: string): PauseEntry {
  return {
    ...entry,
    texts: { ...entry.texts, [field]: text },
    faults: { ...entry.faults, [field]: undefined },
  }
}

const isShown = ({ dates, texts }: PauseEntry, field: PauseField, date: CalendarDate) =>
  dates[field] === date && texts[field] === formatDate(date)

/**
 * Parses a field when it is left or Enter is pressed, using the page's names of days and months. Returns the same
 * object if nothing has changed.
 */
export function leaveField(
  entry: PauseEntry,
  field: PauseField,
  range: PauseRange,
  messages?: DateMessages,
): PauseEntry {
  const text = entry.texts[field]
  const date = typedDate(text, dateFormat, messages, range)
  if (date && isShown(entry, field, date)) return entry
  const fault = faultOf(text, date, range, messages)
  if (!date || fault) {
    if (entry.faults[field] === fault) return entry
    return {
      ...entry,
      dates: { ...entry.dates, [field]: null },
      faults: { ...entry.faults, [field]: fault },
      moved: null,
    }
  }
  return chooseDate(entry, field, date)
}

/** Sets a field to a day; the other field moves if it has to (PP-04, PP-05). */
export function chooseDate(entry: PauseEntry, field: PauseField, date: CalendarDate): PauseEntry {
  if (isShown(entry, field, date)) return entry
  const { texts, dates, refusals, faults } = typeInto(entry, field, formatDate(date))
  return couple({ texts, dates: { ...dates, [field]: date }, refusals, faults, moved: null }, field)
}

/**
 * Sets the last day so that the pause lasts that many weeks. Without a first day its field says so. A first day that has
 * passed since it was chosen gives way to the earliest one.
 */
export function chooseWeeks(entry: PauseEntry, weeks: number, earliest: CalendarDate | null): PauseEntry {
  const { start } = entry.dates
  if (!start) return { ...entry, faults: { ...entry.faults, start: entry.faults.start ?? 'noFirstDay' } }
  const isPast = earliest !== null && isBefore(start, earliest)
  const from = isPast ? chooseDate(entry, 'start', earliest) : entry
  return chooseDate(from, 'end', pauseForWeeks(isPast ? earliest : start, weeks).end)
}

/** Returns the pause that the fields describe; null while either date is missing. */
export function pauseOf({ dates: { start, end } }: PauseEntry): Pause | null {
  return start && end ? { start, end } : null
}
