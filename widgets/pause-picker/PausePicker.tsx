import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { type CalendarDate, parseDate } from '../../shared/domain/rules/dates/dates'
import {
  comesAfter,
  type HolidayMove,
  hasSharedDay,
  joined,
  movedOutOf,
  type Pause,
} from '../../shared/domain/rules/essentials/pause'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { SendOnce } from '../../shared/platform/providers/SendOnce'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
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

function knownPause({ start_date, end_date }: KnownPause): Pause | null {
  const start = parseDate(start_date)
  const end = parseDate(end_date)
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
function PauseLengths({ onChoose }: { onChoose: (weeks: number) => void }) {
  const messages = useMessages(pausePickerMessages)
  return (
    <div className={styles.weeks}>
      <span>{messages.weeks}</span>
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
    show(chooseWeeks(entry, weeks, earliest), 'end')
  }
  const choose = (field: PauseField) => (date: CalendarDate) => {
    const isFirst = field === 'start'
    show(chooseDate(entry, field, date), field, isFirst ? chooseNextIn(messages) : '')
    if (isFirst) setOpen({ field: 'end', isFocused: true })
    else close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (open && takesEscape(event)) setOpen(null)
  }
  return { open, setOpen, openers, close, chooseLength, choose, closeOnEscape }
}

/** The two dates of a pause, inside the page's own form. */
export function PausePicker(props: PausePickerProps) {
  const { weekStart, note, pauses, hidePauses, joins, deliveries, ...given } = props
  const messages = useMessages(pausePickerMessages)
  const known = pauses.flatMap(each => knownPause(each) ?? [])
  const moves = props.moves.flatMap(each => knownMove(each) ?? [])
  const due = { days: deliveries.flatMap(day => parseDate(day) ?? []), moves }
  const summaryOf = (pause: Pause) => pauseSummary(pause, comesAfter(pause, known, due), messages)
  const asked = {
    ...given,
    start_date: given.start_date ?? dayInAddress('start_date'),
    end_date: given.end_date ?? dayInAddress('end_date'),
  }
  const { entry, show, type, range, today } = usePauseEntry(asked, summaryOf)
  const row = useRef<HTMLFieldSetElement>(null)
  const calendar = useCalendar(entry, show, row, range.min)
  const { open, setOpen, openers, close, chooseLength, choose, closeOnEscape } = calendar
  const calendarId = useId()

  const pause = pauseOf(entry)

  return (
    <Surface>
      <div className={styles.picker}>
        <fieldset className={styles.days} ref={row} aria-label={messages.days} onKeyDown={closeOnEscape}>
          {fields.map(field => (
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
          ))}
        </fieldset>
        {open && (
          <PauseCalendar
            id={calendarId}
            opener={() => row.current}
            onChoose={choose(open.field)}
            onClose={() => setOpen(null)}
            onEscape={close}
            {...open}
            {...{ today, range, weekStart }}
            entry={entry}
          />
        )}
        <PauseLengths onChoose={chooseLength} />
        <PauseNotes {...{ pause, known, joins, moves, summaryOf }} />
        {note && <p className={styles.note}>{note}</p>}
        {!hidePauses && <PauseList pauses={pauses} />}
        <SendOnce />
      </div>
    </Surface>
  )
}
