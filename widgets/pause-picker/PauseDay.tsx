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
  /** The server's message, or what is wrong with the text. */
  error: string | undefined
  /** Set while the text must not be posted. */
  fault: string | undefined
  /** Said in the place of an error. */
  note: string | undefined
  /** The name of the calendar's button. */
  chooseWords: string
  calendarId: string
  isOpen: boolean
  opener: Ref<HTMLButtonElement>
  onType: (text: string) => void
  /** Reads what was typed; true when that changed anything. */
  onLeave: () => boolean
  onEnter: () => void
  onToggle: () => void
}

/** One date of the pause: typed, or chosen from the calendar that both dates share. */
export function PauseDay(props: PauseDayProps) {
  const { name, label, text, error, fault, note, chooseWords, calendarId, isOpen, opener } = props
  const input = useRef<HTMLInputElement>(null)
  // The page's own form must not post a date that cannot be read, however it is submitted.
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])
  const readOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // What Enter has just changed is to be seen before the page's form takes it.
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
