import type { ComponentProps, RefObject } from 'react'
import { plainLetters } from '../platform/values/plain-letters'
import fieldStyles from './form/Field.module.css'
import { isComposing } from './is-composing'
import { ShownValue, text } from './ShownValue'

type DateInputProps = Omit<ComponentProps<'input'>, 'value'> & {
  value: string
  input: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  /** Reads the typed text as a date; returns true if Enter should not send the form yet. */
  leave: () => unknown
}

/** The text input for a date; the text is read when the input loses the focus and at Enter. */
export function DateInput({ value, input, onType, leave, ...attributes }: DateInputProps) {
  return (
    <ShownValue
      {...{ access: text, value, onChange: onType, clean: plainLetters, outer: input }}
      onLeave={leave}
    >
      {(inner, hear, left) => (
        <input
          {...attributes}
          ref={inner}
          className={fieldStyles.input}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={value}
          onChange={hear}
          onBlur={left}
          onKeyDown={event => {
            if (event.key === 'Enter' && !isComposing(event) && leave() === true) event.preventDefault()
          }}
        />
      )}
    </ShownValue>
  )
}
