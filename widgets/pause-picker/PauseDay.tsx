import { type Ref, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../shared/ui/button/IconButton'
import { calendar } from '../../shared/ui/button/icon-shapes'
import { DateInput } from '../../shared/ui/DateInput'
import { Field } from '../../shared/ui/form/Field'
import styles from './PausePicker.module.css'
import { dateFormat } from './pause-entry'

type PauseDayProps = {
  name: string
  label: string
  text: string
  /** The server's message, or the error in the text. */
  error: string | undefined
  /** The validation message; while it is set, the form cannot be posted. */
  fault: string | undefined
  /** A hint that is shown if there is no error. */
  note: string | undefined
  /** The accessible name of the calendar button. */
  chooseWords: string
  calendarId: string
  isOpen: boolean
  opener: Ref<HTMLButtonElement>
  onType: (text: string) => void
  /** Parses the typed text; returns true if what came of it must be read before it is sent. */
  onLeave: () => boolean
  onEnter: () => void
  onToggle: () => void
}

/** One date of the pause, typed or chosen in the calendar that both dates share. */
export function PauseDay(props: PauseDayProps) {
  const { name, label, text, error, fault, note, chooseWords, calendarId, isOpen, opener } = props
  const input = useRef<HTMLInputElement>(null)
  // Blocks every way to submit the page's own form while the date cannot be read.
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])
  return (
    <div className={styles.day}>
      <Field label={label} error={error} success={note}>
        {control => (
          <div className={styles.control} data-open={isOpen || undefined}>
            <DateInput
              {...control}
              input={input}
              value={text}
              placeholder={dateFormat.toLowerCase()}
              onType={props.onType}
              onFocus={props.onEnter}
              leave={props.onLeave}
            />
            <IconButton
              ref={opener}
              label={chooseWords}
              shape={calendar}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? calendarId : undefined}
              onPress={props.onToggle}
            />
          </div>
        )}
      </Field>
      <input type="hidden" name={name} value={text} />
    </div>
  )
}
