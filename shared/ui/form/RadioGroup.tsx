import { type ComponentProps, type ReactNode, useId } from 'react'
import { chosen, ShownValue } from '../ShownValue'
import { FieldMessage } from './FieldMessage'
import styles from './RadioGroup.module.css'

type RadioOption = {
  value: string
  label: string
  hint?: ReactNode
  /** The reason why this option cannot be chosen, shown instead of its hint; the option stays readable. */
  disabledReason?: string | undefined
}

type RadioGroupProps = {
  legend: string
  isLegendHidden?: boolean
  /** One line under the legend. */
  hint?: ReactNode
  error?: string | null | undefined
  name: string
  /** The id of the first option, for the link in an error summary. */
  id?: string | undefined
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  /** The reason why no option can be chosen; the options stay readable. */
  disabledReason?: string | undefined
  /** The id of an element that already shows this reason, so that it is not repeated. */
  reasonId?: string | undefined
  /** Puts the options in a row if there is room. */
  isRow?: boolean
  /** Shows the options as tiles, as many per row as fit. */
  isTiled?: boolean
}

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className={styles.hint} id={id}>
    {children}
  </div>
)

type ChoiceProps = ComponentProps<'input'> & { id: string; label: string; more: ReactNode }

const Choice = ({ id, label, more, ...radio }: ChoiceProps) => (
  <label className={styles.choice} data-ground="surface">
    <input
      {...radio}
      id={id}
      className={styles.radio}
      type="radio"
      // An empty `form` keeps the radio button out of the form of the page.
      form=""
      aria-labelledby={`${id}-label`}
      aria-describedby={more ? `${id}-more` : undefined}
    />
    <span>
      <span id={`${id}-label`}>{label}</span>
      {more && ' '}
      {more && (
        <span className={styles.more} id={`${id}-more`}>
          {more}
        </span>
      )}
    </span>
  </label>
)

/** A group of native radio buttons with a legend. */
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
  reasonId,
  isRow,
  isTiled,
}: RadioGroupProps) {
  const ownId = useId()
  const firstId = id ?? ownId
  // The link of an error summary leads to an option that can be chosen.
  const first = Math.max(
    0,
    options.findIndex(option => option.disabledReason === undefined),
  )
  const saidIn = disabledReason && reasonId
  const hintId = saidIn || `${firstId}-hint`
  const errorId = `${firstId}-error`
  const note = disabledReason ?? hint
  // Four tiles stand two by two, or in one row.
  const inRow = isRow || (isTiled && options.length === 4)
  return (
    <ShownValue access={chosen} value={value} onChange={next => next !== null && onChange(next)}>
      {(inner, hear) => (
        <fieldset
          ref={inner}
          className={styles.group}
          aria-describedby={[note && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          data-wrong={error ? true : undefined}
        >
          <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
            {legend}
          </legend>
          {note && !saidIn && <Hint id={hintId}>{note}</Hint>}
          <div
            className={styles.choices}
            data-row={inRow || undefined}
            data-tiled={(isTiled && !inRow) || undefined}
          >
            {options.map((option, index) => (
              <Choice
                key={option.value}
                id={index === first ? firstId : `${firstId}-${index}`}
                name={`${name}-${ownId}`}
                label={option.label}
                // A reason that is shown for the group is not repeated for each option.
                more={(option.disabledReason === note ? undefined : option.disabledReason) ?? option.hint}
                value={option.value}
                checked={option.value === value}
                disabled={(disabledReason ?? option.disabledReason) !== undefined}
                onChange={hear}
              />
            ))}
          </div>
          {error && (
            <FieldMessage tone="error" id={errorId}>
              {error}
            </FieldMessage>
          )}
        </fieldset>
      )}
    </ShownValue>
  )
}
