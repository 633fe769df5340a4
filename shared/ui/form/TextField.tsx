import type { ComponentProps, ReactNode } from 'react'
import { plainFigures, plainLetters, plainWords } from '../../platform/values/plain-letters'
import { ShownValue, text } from '../ShownValue'
import { Field, type FieldProps, splitField } from './Field'
import styles from './Field.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** Called when the field loses the focus, or when a script or the browser has filled it in. */
    onLeave?: (() => void) | undefined
    /** "code" shows spaced capitals; "money" shows a £ inside. The value stays as typed. */
    look?: 'code' | 'money' | undefined
    /** A button to the right of the field. */
    action?: ReactNode
  }

type Kind = Pick<TextFieldProps, 'look' | 'type' | 'inputMode' | 'autoCapitalize'>

const lineOfWords = (typed: string) => plainFigures(plainWords(typed))

/**
 * Returns the function that cleans the typed text. Codes, amounts and addresses are reduced to plain letters; other
 * text keeps its characters, but its numbers get plain digits.
 */
const cleanerFor = ({ look, type, inputMode, autoCapitalize }: Kind) =>
  look || inputMode || autoCapitalize === 'characters' || type === 'tel' || type === 'email'
    ? plainLetters
    : lineOfWords

/** A text input with its label; further attributes are passed to the input. */
export function TextField({ value, onChange, onLeave, look, action, ref, ...props }: TextFieldProps) {
  const [field, attributes] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <div className={styles.row} data-look={look}>
          <ShownValue
            {...{ access: text, value, onChange, outer: ref }}
            onLeave={onLeave}
            clean={cleanerFor({ ...props, look })}
          >
            {(inner, hear, leave) => (
              <input
                type="text"
                onBlur={leave}
                {...attributes}
                {...control}
                ref={inner}
                className={styles.input}
                value={value}
                onChange={hear}
              />
            )}
          </ShownValue>
          {action}
        </div>
      )}
    </Field>
  )
}
