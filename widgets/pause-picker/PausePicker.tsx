import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type CalendarDate, parseDate } from '../../shared/domain/rules/dates/dates'
import { hasSharedDay, type Pause } from '../../shared/domain/rules/essentials/pause'
import { setFocus } from '../../shared/platform/page/focus'
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
  type PauseField,
  pauseOf,
  refusalOf,
  typeInto,
} from './pause-entry'
import { faultWords, movedNote, overlapNote, type PauseMessages, pauseSummary } from './pause-messages'
import { type PauseOptions, usePauseEntry } from './use-pause-entry'
import { useStill } from './use-still'

type PausePickerProps = PauseOptions & {
  weekStart: 'monday' | 'sunday'
  note: string | undefined
  pauses: readonly KnownPause[]
  labels: PauseMessages
}

const fields: readonly PauseField[] = ['start', 'end']

function knownPause({ start_date, end_date }: KnownPause): Pause | null {
  const start = parseDate(start_date)
  const end = parseDate(end_date)
  return start && end ? { start, end } : null
}

/** Buttons for common lengths of a pause, counted from its first day. */
function PauseLengths({ labels, onChoose }: { labels: PauseMessages; onChoose: (weeks: number) => void }) {
  return (
    <div className={styles.weeks}>
      <span>{labels.weeks}</span>
      <Button tone="secondary" size="small" onPress={() => onChoose(1)}>
        {labels.oneWeek}
      </Button>
      <Button tone="secondary" size="small" onPress={() => onChoose(2)}>
        {labels.twoWeeks}
      </Button>
    </div>
  )
}

const chooseNextIn = (labels: PauseMessages) => interpolate(labels.chooseNext, { label: labels.end })

/** The two dates of a pause, inside the page's own form. */
export function PausePicker({ weekStart, note, pauses, labels, ...given }: PausePickerProps) {
  const { entry, show, type, range, today } = usePauseEntry(given, labels)
  const [open, setOpen] = useState<{ field: PauseField; isFocused: boolean } | null>(null)
  const picker = useRef<HTMLDivElement>(null)
  const still = useStill({ entry, open }, picker)
  const row = useRef<HTMLFieldSetElement>(null)
  const openers = useRef<Partial<Record<PauseField, HTMLButtonElement | null>>>({})
  const calendarId = useId()

  const pause = pauseOf(still.entry)
  const met = pause && pauses.map(knownPause).find(known => known && hasSharedDay(known, pause))

  const close = () => {
    if (open) setFocus(openers.current[open.field])
    setOpen(null)
  }
  const chooseLength = (weeks: number) => {
    // Without a first day there is nothing to count from; that field shows the error.
    if (!entry.dates.start) setFocus(row.current?.querySelector('input'))
    show(chooseWeeks(entry, weeks), 'end')
  }
  const choose = (field: PauseField) => (date: CalendarDate) => {
    const isFirst = field === 'start'
    show(chooseDate(entry, field, date), field, isFirst ? chooseNextIn(labels) : '')
    if (isFirst) setOpen({ field: 'end', isFocused: true })
    else close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (open && takesEscape(event)) setOpen(null)
  }
  return (
    <Surface>
      <div className={styles.picker} ref={picker}>
        <fieldset className={styles.days} ref={row} aria-label={labels.days} onKeyDown={closeOnEscape}>
          {fields.map(field => (
            <PauseDay
              key={field}
              name={`${field}_date`}
              label={labels[field]}
              text={entry.texts[field]}
              error={refusalOf(still.entry, field) ?? faultWords(still.entry.faults[field], range, labels)}
              fault={faultWords(entry.faults[field], range, labels)}
              chooseWords={interpolate(labels.chooseFrom, { label: labels[field] })}
              note={still.entry.moved === field ? movedNote(field, still.entry, labels) : undefined}
              calendarId={calendarId}
              isOpen={open?.field === field}
              opener={button => {
                openers.current[field] = button
              }}
              onType={text => type(typeInto(entry, field, text))}
              onLeave={() => show(leaveField(entry, field, range, labels), field)}
              onEnter={() => open && setOpen({ field, isFocused: false })}
              onToggle={() => setOpen(open?.field === field ? null : { field, isFocused: true })}
            />
          ))}
        </fieldset>
        {still.open && (
          <PauseCalendar
            id={calendarId}
            labels={labels}
            opener={() => row.current}
            onChoose={choose(still.open.field)}
            onClose={() => setOpen(null)}
            onEscape={close}
            {...still.open}
            {...{ today, range, weekStart }}
            entry={still.entry}
          />
        )}
        <PauseLengths labels={labels} onChoose={chooseLength} />
        {pause && <p className={styles.summary}>{pauseSummary(pause, labels)}</p>}
        {met && <Alert tone="warning" isSilent messages={[overlapNote(met, labels)]} />}
        {note && <p className={styles.note}>{note}</p>}
        <PauseList {...{ pauses, labels }} />
      </div>
    </Surface>
  )
}
