import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type CalendarDate, parseDate } from '../../shared/domain/rules/dates/dates'
import { hasSharedDay, type Pause } from '../../shared/domain/rules/essentials/pause'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
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
import type { options } from './pause-picker.options'
import {
  faultWords,
  movedNote,
  overlapNote,
  type PausePickerMessages,
  pausePickerMessages,
  pauseSummary,
} from './pause-picker-messages'
import { usePauseEntry } from './use-pause-entry'
import { useStill } from './use-still'

const fields: readonly PauseField[] = ['start', 'end']

function knownPause({ start_date, end_date }: KnownPause): Pause | null {
  const start = parseDate(start_date)
  const end = parseDate(end_date)
  return start && end ? { start, end } : null
}

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

const chooseNextIn = (messages: PausePickerMessages) =>
  interpolate(messages.chooseNext, { label: messages.end })

/** The two dates of a pause, inside the page's own form. */
export function PausePicker({ weekStart, note, pauses, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(pausePickerMessages)
  const { entry, show, type, range, today } = usePauseEntry(given)
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
    show(chooseDate(entry, field, date), field, isFirst ? chooseNextIn(messages) : '')
    if (isFirst) setOpen({ field: 'end', isFocused: true })
    else close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (open && takesEscape(event)) setOpen(null)
  }
  return (
    <Surface>
      <div className={styles.picker} ref={picker}>
        <fieldset className={styles.days} ref={row} aria-label={messages.days} onKeyDown={closeOnEscape}>
          {fields.map(field => (
            <PauseDay
              key={field}
              name={`${field}_date`}
              label={messages[field]}
              text={entry.texts[field]}
              error={refusalOf(still.entry, field) ?? faultWords(still.entry.faults[field], range, messages)}
              fault={faultWords(entry.faults[field], range, messages)}
              chooseWords={interpolate(messages.chooseFrom, { label: messages[field] })}
              note={still.entry.moved === field ? movedNote(field, still.entry, messages) : undefined}
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
        {still.open && (
          <PauseCalendar
            id={calendarId}
            opener={() => row.current}
            onChoose={choose(still.open.field)}
            onClose={() => setOpen(null)}
            onEscape={close}
            {...still.open}
            {...{ today, range, weekStart }}
            entry={still.entry}
          />
        )}
        <PauseLengths onChoose={chooseLength} />
        {pause && <p className={styles.summary}>{pauseSummary(pause, messages)}</p>}
        {met && <Alert tone="warning" isSilent messages={[overlapNote(met, messages)]} />}
        {note && <p className={styles.note}>{note}</p>}
        <PauseList pauses={pauses} />
      </div>
    </Surface>
  )
}
