import type { ComponentProps } from 'react'
import { ShownValue, text } from '../ShownValue'
import { Field, type FieldProps, splitField } from './Field'
import styles from './SelectField.module.css'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

/** A native select with its label; the options are its children. */
export function SelectField({ value, onChange, ref, ...props }: SelectFieldProps) {
  const [field, attributes] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <ShownValue {...{ access: text, value, onChange, outer: ref }}>
          {(inner, hear) => (
            <select
              {...attributes}
              {...control}
              ref={inner}
              className={styles.select}
              value={value}
              onChange={hear}
            />
          )}
        </ShownValue>
      )}
    </Field>
  )
}
