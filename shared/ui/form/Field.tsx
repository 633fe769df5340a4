import { type ReactNode, useId } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { optionalMessages } from '../ui-messages'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage'

/** What a field's control must carry. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  /** One line under the label. */
  hint?: ReactNode
  /** The first message only; also marks the control as wrong. */
  error?: string | null | undefined
  /** One line in green, in the place of an error. */
  success?: string | null | undefined
  isOptional?: boolean | undefined
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean | undefined
  /** The control's id, for an error summary's link; made up when absent. */
  id?: string | undefined
}

/** A field's own props, and those that go to its control. */
export function splitField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, success, isOptional, isLabelHidden, id, ...control } = props
  return [{ label, hint, error, success, isOptional, isLabelHidden, id }, control] as const
}

/** Label, hint, control and message, wired together. */
export function Field({
  label,
  hint,
  error,
  success,
  isOptional,
  isLabelHidden,
  id,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { optional } = useMessages(optionalMessages)
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const messageId = `${controlId}-message`
  const message = error || success
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': [hint && hintId, message && messageId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {children(control)}
      {message && (
        <FieldMessage tone={error ? 'error' : 'success'} id={messageId}>
          {message}
        </FieldMessage>
      )}
    </div>
  )
}
