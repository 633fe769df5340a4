import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitField } from './Field'
import styles from './SelectField.module.css'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string
    onChange: (value: string) => void
  }

/** A native select with its label; its options are the children. */
export function SelectField({ value, onChange, ...props }: SelectFieldProps) {
  const [field, attributes] = splitField(props)
  return (
    <Field {...field}>
      {control => (
        <select
          {...attributes}
          {...control}
          className={styles.select}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
