import type { ReactNode } from 'react'
import { Field } from '../../shared/ui/form/Field'
import fieldStyles from '../../shared/ui/form/Field.module.css'
import { ShownValue, text } from '../../shared/ui/ShownValue'

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

/** A password field, whose content its owner may show as plain text. */
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
  return (
    <Field {...{ label, hint, error }}>
      {control => (
        <ShownValue {...{ access: text, value, onChange }} isSecret>
          {(inner, hear) => (
            <input
              {...control}
              ref={inner}
              className={fieldStyles.input}
              type={isShown ? 'text' : 'password'}
              name={name}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isReadOnly}
              onChange={hear}
            />
          )}
        </ShownValue>
      )}
    </Field>
  )
}
