import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, splitField } from './Field'
import styles from './Field.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
    /** "code" shows capitals, spaced; "money" puts a £ inside. What is typed stays as typed. */
    look?: 'code' | 'money' | undefined
    /** A button at the field's right. */
    action?: ReactNode
  }

/** A line of text with its label; further attributes reach the input. */
export function TextField({ value, onChange, look, action, ...props }: TextFieldProps) {
  const [field, attributes] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <div className={styles.row} data-look={look}>
          <input
            type="text"
            {...attributes}
            {...control}
            className={styles.input}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
          />
          {action}
        </div>
      )}
    </Field>
  )
}
