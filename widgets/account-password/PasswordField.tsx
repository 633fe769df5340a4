import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Field } from '../../shared/ui/form/Field'
import fieldStyles from '../../shared/ui/form/Field.module.css'

type PasswordFieldProps = {
  name: string
  label: string
  hint?: ReactNode
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  isShown: boolean
  isReadOnly: boolean
  value: string
  onChange: (value: string) => void
}

/** A field for a password. */
export function PasswordField({
  name,
  label,
  hint,
  error,
  autoComplete,
  isShown,
  isReadOnly,
  value,
  onChange,
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // As a property: React would write a controlled value into the markup, where any script and style can read it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <Field {...{ label, hint, error }}>
      {control => (
        <input
          {...control}
          ref={input}
          className={fieldStyles.input}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReadOnly}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
