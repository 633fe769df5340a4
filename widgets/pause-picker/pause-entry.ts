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

/** The days that can be chosen. */
export type PauseRange = { readonly min: CalendarDate | null; readonly max: CalendarDate | null }

/** What stands in the two fields, and what is to be said about it. */
export type PauseEntry = {
  /** As typed; DD/MM/YYYY once a field has been left. These are what the page's form posts. */
  readonly texts: OfFields<string>
  /** Null for a field whose text is not a date that can be chosen. */
  readonly dates: OfFields<CalendarDate | null>
  /** What the server said, and of which text: it holds for that text (PP-06). */
  readonly refusals: OfFields<Refusal | undefined>
  /** What is wrong with the text. */
  readonly faults: OfFields<PauseFault | undefined>
  /** The field that the other one's change has moved. */
  readonly moved: PauseField | null
}

const otherField = (field: PauseField): PauseField => (field === 'start' ? 'end' : 'start')

/** What can be wrong with a text; the labels have a sentence for each. */
export type PauseFault = 'noDate' | 'badDate' | 'otherWeekday' | 'tooEarly' | 'tooLate'

const faultOf = (
  text: string,
  date: CalendarDate | null,
  { min, max }: PauseRange,
  words?: DateMessages,
): PauseFault | undefined => {
  if (!date && !text.trim()) return 'noDate'
  if (!date)
    return faultOfDate(text, dateFormat, words, { min, max }).part === 'weekday' ? 'otherWeekday' : 'badDate'
  if (min && isBefore(date, min)) return 'tooEarly'
  return max && isBefore(max, date) ? 'tooLate' : undefined
}

/** The server's message about what stands in the field. */
export const refusalOf = ({ refusals, texts }: PauseEntry, field: PauseField): string | undefined =>
  refusals[field]?.text === texts[field] ? refusals[field]?.message : undefined

type Given = {
  texts: OfFields<string | null | undefined>
  refusals: OfFields<string | undefined>
  today: CalendarDate
  min: CalendarDate | null
}

/** The fields as the page gives them; a date that it does not give is two days from today (PP-03). */
export function openEntry({ texts, refusals, today, min }: Given): PauseEntry {
  const usual = defaultPause(today, min)
  const open = (field: PauseField) => {
    const text = texts[field]
    return text ? (parseDate(text) ?? typedDate(text, dateFormat)) : usual[field]
  }
  const dates = { start: open('start'), end: open('end') }
  const shown = (field: PauseField) => (dates[field] ? formatDate(dates[field]) : (texts[field] ?? ''))
  const fault = (field: PauseField) =>
    dates[field] ? undefined : faultOf(shown(field), null, { min: null, max: null })
  const entry: PauseEntry = {
    texts: { start: shown('start'), end: shown('end') },
    dates,
    refusals: { start: undefined, end: undefined },
    faults: { start: fault('start'), end: fault('end') },
    moved: null,
  }
  // A date that was given is kept; the one that was made up, or else the last day, follows it.
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

/** A key was pressed in a field: nothing is judged before it is left. */
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
 * A field was left, or Enter pressed in it: reads what was typed, with the page's names of days and months; the same entry
 * when that is nothing new.
 */
export function leaveField(
  entry: PauseEntry,
  field: PauseField,
  range: PauseRange,
  words?: DateMessages,
): PauseEntry {
  const text = entry.texts[field]
  const date = typedDate(text, dateFormat, words, range)
  if (date && isShown(entry, field, date)) return entry
  const fault = faultOf(text, date, range, words)
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

/** A day was chosen for a field; the other one follows where it must (PP-04, PP-05). */
export function chooseDate(entry: PauseEntry, field: PauseField, date: CalendarDate): PauseEntry {
  if (isShown(entry, field, date)) return entry
  const { texts, dates, refusals, faults } = typeInto(entry, field, formatDate(date))
  return couple({ texts, dates: { ...dates, [field]: date }, refusals, faults, moved: null }, field)
}

/** The last day becomes that of so many whole weeks; without a first day nothing changes. */
export function chooseWeeks(entry: PauseEntry, weeks: number): PauseEntry {
  const { start } = entry.dates
  return start ? chooseDate(entry, 'end', pauseForWeeks(start, weeks).end) : entry
}

/** The pause that the fields describe; null while one of them cannot be read. */
export function pauseOf({ dates: { start, end } }: PauseEntry): Pause | null {
  return start && end ? { start, end } : null
}
