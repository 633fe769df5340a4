import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { plainLetters } from '../../shared/platform/values/plain-letters'
import { IconButton } from '../../shared/ui/button/IconButton'
import { calendar } from '../../shared/ui/button/icon-shapes'
import { Field } from '../../shared/ui/form/Field'
import fieldStyles from '../../shared/ui/form/Field.module.css'
import { isComposing } from '../../shared/ui/is-composing'
import { ShownValue, text as textOf } from '../../shared/ui/ShownValue'
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
  /** Parses the typed text; returns true if that changed anything. */
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
  const readOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // If Enter has changed the date, the person sees the change before submitting the form.
    if (props.onLeave()) event.preventDefault()
  }
  return (
    <div className={styles.day}>
      <Field label={label} error={error} success={note}>
        {control => (
          <div className={styles.control} data-open={isOpen || undefined}>
            <ShownValue
              {...{ access: textOf, value: text, onChange: props.onType, clean: plainLetters, outer: input }}
              onFilled={props.onLeave}
            >
              {(inner, hear) => (
                <input
                  {...control}
                  ref={inner}
                  className={fieldStyles.input}
                  type="text"
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                  placeholder={dateFormat.toLowerCase()}
                  value={text}
                  onChange={hear}
                  onFocus={props.onEnter}
                  onBlur={props.onLeave}
                  onKeyDown={readOnEnter}
                />
              )}
            </ShownValue>
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
