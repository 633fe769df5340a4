import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'checked' | 'onChange' | 'className' | 'style' | 'type'
> & {
  label: string
  hint?: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** One native checkbox with its words beside it. */
export function Checkbox({ label, hint, isChecked, onChange, id, ...attributes }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  return (
    <div className={styles.check}>
      <input
        {...attributes}
        id={controlId}
        className={styles.box}
        type="checkbox"
        checked={isChecked}
        aria-describedby={hint ? hintId : attributes['aria-describedby']}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}
