import { type ComponentProps, type ReactNode, useId } from 'react'
import { type Access, ShownValue } from '../ShownValue'
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

const ticked: Access<HTMLInputElement, boolean> = {
  read: ({ checked }) => checked,
  write(box, isTicked) {
    box.checked = isTicked
  },
}

/** A native checkbox with its label. */
export function Checkbox({ label, hint, isChecked, onChange, id, ref, ...attributes }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  return (
    <div className={styles.check}>
      <ShownValue {...{ access: ticked, value: isChecked, onChange, outer: ref }}>
        {(inner, hear) => (
          <input
            {...attributes}
            id={controlId}
            ref={inner}
            className={styles.box}
            type="checkbox"
            checked={isChecked}
            aria-describedby={hint ? hintId : attributes['aria-describedby']}
            onChange={hear}
          />
        )}
      </ShownValue>
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
