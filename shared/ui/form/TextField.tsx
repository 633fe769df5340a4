import type { ComponentProps, ReactNode } from 'react'
import { plainLetters, plainWords } from '../../platform/values/plain-letters'
import { ShownValue, text } from '../ShownValue'
import { Field, type FieldProps, splitField } from './Field'
import styles from './Field.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** It was left, or filled in by a script or the browser: what stands there is read. */
    onLeave?: (() => void) | undefined
    /** "code" shows capitals, spaced; "money" puts a £ inside. What is typed stays as typed. */
    look?: 'code' | 'money' | undefined
    /** A button at the field's right. */
    action?: ReactNode
  }

/** Of a code, an amount or an address only plain letters count; names and words stay as they are written. */
const cleanerFor = ({ look, type, inputMode }: Pick<TextFieldProps, 'look' | 'type' | 'inputMode'>) =>
  look || inputMode || type === 'tel' || type === 'email' ? plainLetters : plainWords

/** A line of text with its label; further attributes reach the input. */
export function TextField({ value, onChange, onLeave, look, action, ref, ...props }: TextFieldProps) {
  const [field, attributes] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <div className={styles.row} data-look={look}>
          <ShownValue
            {...{ access: text, value, onChange, outer: ref }}
            onFilled={onLeave}
            clean={cleanerFor({ look, type: props.type, inputMode: props.inputMode })}
          >
            {(inner, hear) => (
              <input
                type="text"
                onBlur={onLeave}
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
