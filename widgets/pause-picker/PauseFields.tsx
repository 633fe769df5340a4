import type { ReactNode, RefObject } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { interpolate } from '../../shared/platform/values/interpolate'
import { PauseDay } from './PauseDay'
import styles from './PausePicker.module.css'
import { leaveField, type PauseField, refusalOf, typeInto } from './pause-entry'
import { faultWords, movedNote, pausePickerMessages } from './pause-picker-messages'
import type { usePauseCalendar } from './use-pause-calendar'
import type { usePauseEntry } from './use-pause-entry'

const fields: readonly PauseField[] = ['start', 'end']

type PauseFieldsProps = Pick<ReturnType<typeof usePauseEntry>, 'entry' | 'show' | 'type' | 'range'> & {
  calendar: ReturnType<typeof usePauseCalendar>
  calendarId: string
  row: RefObject<HTMLFieldSetElement | null>
  shownCalendar: ReactNode
  openEnd: string | undefined
  isEndless: boolean
}

/** The first and the last day, each with the calendar below it while it is open for that field. */
export function PauseFields(props: PauseFieldsProps) {
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
