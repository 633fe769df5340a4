import { type ReactNode, useId } from 'react'
import { Icon } from './Icon'
import { errorMark } from './icon-shapes'
import styles from './RadioGroup.module.css'

export type RadioOption = {
  value: string
  label: string
  hint?: ReactNode
}

type RadioGroupProps = {
  legend: string
  isLegendHidden?: boolean
  /** One line under the legend. */
  hint?: ReactNode
  error?: string | null | undefined
  name: string
  /** The id of the first choice, for an error summary's link. */
  id?: string | undefined
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  /** Why nothing can be chosen now; the choice stays readable. */
  disabledReason?: string | undefined
  /** Beside each other where there is room. */
  isRow?: boolean
}

/** One choice out of a few: native radios in a group with a name. */
export function RadioGroup({
  legend,
  isLegendHidden,
  hint,
  error,
  name,
  id,
  options,
  value,
  onChange,
  disabledReason,
  isRow,
}: RadioGroupProps) {
  const ownId = useId()
  const firstId = id ?? ownId
  const hintId = `${firstId}-hint`
  const errorId = `${firstId}-error`
  const notes = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={notes || undefined}>
      <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
        {legend}
      </legend>
      {(hint || disabledReason) && (
        <div className={styles.hint} id={hintId}>
          {disabledReason ?? hint}
        </div>
      )}
      <div className={styles.choices} data-row={isRow || undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={index ? `${firstId}-${index}` : firstId}
              className={styles.radio}
              type="radio"
              name={`${name}-${ownId}`}
              value={option.value}
              checked={option.value === value}
              disabled={disabledReason !== undefined}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.more}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon shape={errorMark} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
