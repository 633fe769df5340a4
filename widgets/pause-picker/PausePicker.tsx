import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { type CalendarDate, dayInWords, parseDate } from '../../shared/domain/rules/dates/dates'
import {
  comesAfter,
  type HolidayMove,
  hasSharedDay,
  joined,
  movedOutOf,
  noEnd,
  type Pause,
} from '../../shared/domain/rules/essentials/pause'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/live-region'
import { SendOnce } from '../../shared/platform/providers/SendOnce'
import { usePersistedState } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import type { DayMark } from '../../shared/ui/date/Calendar'
import { useLazyCalendar } from '../../shared/ui/date/LazyCalendar'
import { Checkbox } from '../../shared/ui/form/Checkbox'
import { Surface } from '../../shared/ui/layout/Surface'
import { Alert } from '../../shared/ui/status/Alert'
import { takesEscape } from '../../shared/ui/takes-escape'
import { PauseCalendar } from './PauseCalendar'
import { PauseDay } from './PauseDay'
import { type KnownPause, PauseList } from './PauseList'
import styles from './PausePicker.module.css'
import {
  chooseDate,
  chooseWeeks,
  leaveField,
  type PauseEntry,
  type PauseField,
  pauseOf,
  refusalOf,
  typeInto,
} from './pause-entry'
import type { options } from './pause-picker.options'
import {
  faultWords,
  joinNote,
  movedNote,
  overlapNote,
  type PausePickerMessages,
  pausePickerMessages,
  pauseSummary,
  shiftNote,
} from './pause-picker-messages'
import { usePauseEntry } from './use-pause-entry'

type PausePickerProps = OptionValues<typeof options>

const fields: readonly PauseField[] = ['start', 'end']

function knownPause({ start_date, end_date }: KnownPause, openEnd: string | undefined): Pause | null {
  const start = parseDate(start_date)
  const end = end_date === openEnd ? noEnd : parseDate(end_date)
  return start && end ? { start, end } : null
}

function knownMove({ from, to, ...rest }: PausePickerProps['moves'][number]): HolidayMove | null {
  const [due, coming] = [parseDate(from), parseDate(to)]
  return due && coming ? { ...rest, from: due, to: coming } : null
}

/** Returns the day in the address of the page, such as that of the weekly basket's "Pause this week". */
const dayInAddress = (name: string): string | undefined =>
  /^\d\d\/\d\d\/\d{4}$/.exec(new URLSearchParams(location.search).get(name) ?? '')?.[0]

/** Buttons for common lengths of a pause, counted from its first day. */
function PauseLengths({ from, onChoose }: { from: CalendarDate | null; onChoose: (weeks: number) => void }) {
  const messages = useMessages(pausePickerMessages)
  return (
    <div className={styles.weeks}>
      <span>
        {from ? interpolate(messages.weeksFrom, { day: dayInWords(from, messages) }) : messages.weeks}
      </span>
      <Button tone="secondary" size="small" onPress={() => onChoose(1)}>
        {messages.oneWeek}
      </Button>
      <Button tone="secondary" size="small" onPress={() => onChoose(2)}>
        {messages.twoWeeks}
      </Button>
    </div>
  )
}

type PauseNotesProps = Pick<PausePickerProps, 'joins'> & {
  moves: readonly HolidayMove[]
  pause: Pause | null
  known: readonly Pause[]
  summaryOf: (pause: Pause) => string
}

/** The chosen pause in words, and the existing pauses that it overlaps. */
function PauseNotes({ pause, known, joins, moves, summaryOf }: PauseNotesProps) {
  const messages = useMessages(pausePickerMessages)
  if (!pause) return null
  const met = known.filter(each => hasSharedDay(each, pause))
  const away = movedOutOf(joined(pause, known).whole, moves)
  return (
    <>
      <p className={styles.summary}>{summaryOf(pause)}</p>
      {away.length > 0 && (
        <Alert
          tone={away.some(({ comes }) => comes) ? 'warning' : 'info'}
          isSilent
          messages={away.map(move => shiftNote(move, messages))}
        />
      )}
      {met.length > 0 && (
        <Alert
          tone={joins ? 'info' : 'warning'}
          isSilent
          messages={
            joins ? [joinNote(joined(pause, known), messages)] : met.map(each => overlapNote(each, messages))
          }
        />
      )}
    </>
  )
}

const chooseNextIn = (messages: PausePickerMessages) =>
  interpolate(messages.chooseNext, { label: messages.end })

/**
 * Returns the calendar that is open for one of the fields, and the actions of its days and of the buttons for lengths.
 */
function useCalendar(
  entry: PauseEntry,
  show: ReturnType<typeof usePauseEntry>['show'],
  row: RefObject<HTMLFieldSetElement | null>,
  earliest: CalendarDate | null,
  isEndless: boolean,
) {
  const messages = useMessages(pausePickerMessages)
  const [open, setOpen] = useState<{ field: PauseField; isFocused: boolean } | null>(null)
  const openers = useRef<Partial<Record<PauseField, HTMLButtonElement | null>>>({})
  const close = () => {
    if (open) setFocus(openers.current[open.field])
    setOpen(null)
  }
  const chooseLength = (weeks: number) => {
    // Without a first day there is nothing to count from; that field shows the error.
    if (!entry.dates.start) setFocus(row.current?.querySelector('input'))
    show(chooseWeeks(entry, weeks, earliest), entry.dates.start ? 'end' : 'start')
  }
  const choose = (field: PauseField) => (date: CalendarDate) => {
    const isFirst = field === 'start'
    show(chooseDate(entry, field, date), field, isFirst && !isEndless ? chooseNextIn(messages) : '')
    if (isFirst && !isEndless) setOpen({ field: 'end', isFocused: true })
    else close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (open && takesEscape(event)) setOpen(null)
  }
  return { open, setOpen, openers, close, chooseLength, choose, closeOnEscape }
}

const readFlag = (left: unknown) => (typeof left === 'boolean' ? left : null)

/** Returns what the calendar marks: what is paused already, what a holiday moves, and on which other days something comes. */
function dayMarks(
  known: readonly Pause[],
  { days, moves }: { days: readonly CalendarDate[]; moves: readonly HolidayMove[] },
  messages: PausePickerMessages,
) {
  const marksOf = (date: CalendarDate): DayMark | undefined => {
    if (known.some(({ start, end }) => start <= date && date <= end))
      return { kind: 'paused', words: messages.dayPaused }
    const move = moves.find(({ from }) => from === date)
    if (move) {
      const day = dayInWords(move.to, messages)
      return { kind: 'moved', words: interpolate(messages.dayMoved, { name: move.name, day }) }
    }
    const comes = days.includes(date) || moves.some(({ to }) => to === date)
    return comes ? { kind: 'comes', words: messages.dayComes } : undefined
  }
  const kinds = new Set<DayMark['kind']>()
  if (days.length > 0) kinds.add('comes')
  if (known.length > 0) kinds.add('paused')
  return { marksOf, kinds }
}

type PauseFieldsProps = Pick<ReturnType<typeof usePauseEntry>, 'entry' | 'show' | 'type' | 'range'> & {
  calendar: ReturnType<typeof useCalendar>
  calendarId: string
  row: RefObject<HTMLFieldSetElement | null>
  shownCalendar: ReactNode
  openEnd: string | undefined
  isEndless: boolean
}

/** The first and the last day, each with the calendar below it while it is open for that field. */
function PauseFields(props: PauseFieldsProps) {
  const { entry, show, type, range, calendar, calendarId, row, shownCalendar, isEndless, openEnd } = props
  const { open, setOpen, openers, closeOnEscape } = calendar
  const messages = useMessages(pausePickerMessages)
  return (
    <fieldset
      className={styles.days}
      data-open={open?.field}
      ref={row}
      aria-label={messages.days}
      onKeyDown={closeOnEscape}
    >
      {fields.map(field =>
        field === 'end' && isEndless ? (
          <input key={field} type="hidden" name="end_date" value={openEnd} />
        ) : (
          <PauseDay
            key={field}
            name={`${field}_date`}
            label={messages[field]}
            text={entry.texts[field]}
            error={refusalOf(entry, field) ?? faultWords(entry.faults[field], range, messages)}
            fault={faultWords(
              entry.faults[field] ?? (entry.texts[field] ? undefined : 'noDate'),
              range,
              messages,
            )}
            chooseWords={interpolate(messages.chooseFrom, { label: messages[field] })}
            note={entry.moved === field ? movedNote(field, entry, messages) : undefined}
            calendarId={calendarId}
            isOpen={open?.field === field}
            opener={button => {
              openers.current[field] = button
            }}
            onType={text => type(typeInto(entry, field, text))}
            onLeave={() => show(leaveField(entry, field, range, messages), field)}
            onEnter={() => open && setOpen({ field, isFocused: false })}
            onToggle={() => setOpen(open?.field === field ? null : { field, isFocused: true })}
          />
        ),
      )}
      {shownCalendar}
    </fieldset>
  )
}

/** The two dates of a pause, inside the page's own form. */
export function PausePicker(props: PausePickerProps) {
  const { weekStart, note, pauses, hidePauses, joins, deliveries, openEnd, ...given } = props
  const messages = useMessages(pausePickerMessages)
  const known = pauses.flatMap(each => knownPause(each, openEnd) ?? [])
  const moves = props.moves.flatMap(each => knownMove(each) ?? [])
  const due = { days: deliveries.flatMap(day => parseDate(day) ?? []), moves }
  const summaryOf = (pause: Pause) => pauseSummary(pause, comesAfter(pause, known, due), messages)
  const wasEndless = openEnd !== undefined && given.end_date === openEnd
  const asked = {
    ...given,
    start_date: given.start_date ?? dayInAddress('start_date'),
    end_date: wasEndless ? undefined : (given.end_date ?? dayInAddress('end_date')),
  }
  const [isEndless, setEndless] = usePersistedState('endless', wasEndless, readFlag)
  const { entry, show, type, range, today } = usePauseEntry(asked, summaryOf)
  const row = useRef<HTMLFieldSetElement>(null)
  const calendar = useCalendar(entry, show, row, range.min, isEndless)
  const { open, setOpen, close, chooseLength, choose } = calendar
  const fetched = useLazyCalendar(open !== null)
  const calendarId = useId()

  const { start } = entry.dates
  const pause = isEndless ? start && { start, end: noEnd } : pauseOf(entry)
  const marks = dayMarks(known, due, messages)
  const shownCalendar = open && (
    <PauseCalendar
      id={calendarId}
      opener={() => row.current}
      onChoose={choose(open.field)}
      onClose={() => setOpen(null)}
      onEscape={close}
      {...open}
      {...marks}
      {...{ today, range, weekStart, fetched }}
      entry={isEndless ? { ...entry, dates: { start, end: null } } : entry}
    />
  )

  return (
    <Surface>
      <div className={styles.picker}>
        <PauseFields
          {...{ entry, show, type, range, calendar, calendarId, row, shownCalendar, openEnd, isEndless }}
        />
        {openEnd !== undefined && (
          <Checkbox
            label={messages.untilISay}
            isChecked={isEndless}
            onChange={isNow => {
              setEndless(isNow)
              if (isNow && start) announce(summaryOf({ start, end: noEnd }))
            }}
          />
        )}
        {isEndless && props.errors.end_date && (
          <Alert tone="error" messages={[props.errors.end_date]} isSilent />
        )}
        {!isEndless && <PauseLengths from={start} onChoose={chooseLength} />}
        <PauseNotes {...{ pause, known, joins, moves, summaryOf }} />
        {note && <p className={styles.note}>{note}</p>}
        {!hidePauses && <PauseList pauses={pauses} openEnd={openEnd} />}
        <SendOnce />
      </div>
    </Surface>
  )
}
