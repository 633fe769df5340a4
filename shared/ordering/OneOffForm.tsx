import { useEffect, useRef } from 'react'
import { announce } from '../page/shell'
import { QuantityStepper } from '../ui/QuantityStepper'
import { SelectField } from '../ui/SelectField'
import { Skeleton } from '../ui/Skeleton'
import { useSpinner } from '../ui/use-spinner'
import styles from './Editors.module.css'
import type { OneOffWording } from './editor-wording'
import type { OneOff } from './use-one-off'

type OneOffFormProps = {
  productName: string
  oneOff: OneOff
  disabledReason: string | undefined
  labels: OneOffWording
}

/** The date and how many (OO-01, OO-03). */
export function OneOffForm({ productName, oneOff, disabledReason, labels }: OneOffFormProps) {
  const { groups, known, chosen, strayDate, quantity, max, isModification, isWaiting } = oneOff
  // The quantity of another date stays a moment, so that a quick answer does not make it flicker.
  const isSlow = useSpinner(isWaiting)
  const select = useRef<HTMLSelectElement>(null)
  const { isAnother } = oneOff
  // The button that brought the form back is gone.
  useEffect(() => {
    if (isAnother) select.current?.focus()
  }, [isAnother])
  const words = ({ value, label }: { value: string; label: string }) =>
    known[value] ? `${label} (${known[value]} ordered)` : label
  return (
    <>
      <SelectField
        ref={select}
        label={labels.date}
        value={chosen ?? ''}
        onChange={oneOff.choose}
        disabled={disabledReason !== undefined}
      >
        {strayDate !== null && <option value={chosen ?? ''}>{strayDate}</option>}
        {groups.map(({ heading, dates }) => (
          <optgroup key={heading} label={heading}>
            {dates.map(date => (
              <option key={date.value} value={date.value}>
                {words(date)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div className={styles.part}>
        <div className={styles.row} aria-busy={isWaiting || undefined}>
          <span className={styles.legend}>{labels.quantity}</span>
          {isSlow && isWaiting ? (
            <Skeleton height="47px" width="143px" />
          ) : (
            <QuantityStepper
              of={productName}
              value={quantity}
              max={max}
              disabledReason={disabledReason}
              onChange={oneOff.setQuantity}
              onReplaced={(text, by) => announce(`${text.slice(0, 20)} was changed to ${by}`)}
            />
          )}
        </div>
        {isModification && <p className={styles.note}>{labels.change}</p>}
        {max < 100 && <p className={styles.note}>Maximum {max}.</p>}
      </div>
    </>
  )
}
