import { useEffect, useRef } from 'react'
import { defaultMaximum } from '../../../domain/rules/quantity'
import { useMessages } from '../../../platform/messages/use-messages'
import { setFocus } from '../../../platform/page/focus'
import { interpolate } from '../../../platform/values/interpolate'
import { formatPence, type Pence } from '../../../platform/values/money'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { SelectField } from '../../../ui/form/SelectField'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useSpinner } from '../../../ui/status/use-spinner'
import styles from '../Editors.module.css'
import { oneOffMessages } from '../editor-messages'
import { dateInWords } from '../regular/period-in-words'
import type { Replaced } from '../use-replaced'
import type { OneOff } from './use-one-off'

type OneOffFormProps = {
  productName: string
  oneOff: OneOff
  /** A text about the regular order on the chosen date; empty if there is none. */
  regularly: string
  replaced: Replaced
  disabledReason: string | undefined
  price: Pence | null
}

/** The fields for date and quantity (OO-01, OO-03). */
export function OneOffForm({
  productName,
  oneOff,
  regularly,
  replaced,
  disabledReason,
  price,
}: OneOffFormProps) {
  const messages = useMessages(oneOffMessages)
  const { quantity, max, isModification, isWaiting, left, chosen } = oneOff
  const willCome = !isWaiting && !disabledReason && chosen !== null && quantity > 0 && quantity <= max
  // The quantity of the previous date stays for a moment, so that a quick answer causes no flicker.
  const isSlow = useSpinner(isWaiting)
  return (
    <>
      <DateSelect oneOff={oneOff} disabled={disabledReason !== undefined} />
      <div className={styles.part}>
        <div className={styles.row} aria-busy={isWaiting || undefined}>
          <span className={styles.legend}>{messages.orderQuantity}</span>
          {isSlow && isWaiting ? (
            <Skeleton height="47px" width="143px" />
          ) : (
            <QuantityStepper
              countsAtOnce
              of={productName}
              value={quantity}
              max={max}
              disabledReason={disabledReason}
              onChange={next => {
                replaced.forget()
                oneOff.setQuantity(next)
              }}
              onReplaced={(text, by) => replaced.explain(text, { by, max, what: messages.theQuantity })}
            />
          )}
        </div>
        {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
        {willCome && (
          <p className={styles.summary}>
            {[
              interpolate(messages.comesOnce, {
                quantity,
                name: productName,
                date: dateInWords(chosen, messages),
              }),
              price !== null && formatPence(price * quantity),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {regularly && (
          <p className={styles.note}>{isModification ? regularly : `${regularly} ${messages.onTop}`}</p>
        )}
        {left && <p className={styles.note}>{interpolate(messages.stays, { date: left })}</p>}
        {isModification && <p className={styles.note}>{messages.thisDateOnly}</p>}
        {/* If the quantity is over the maximum, the save button gives the reason instead. */}
        {max < defaultMaximum && quantity <= max && (
          <p className={styles.note}>{interpolate(messages.mostOf, { max })}</p>
        )}
      </div>
    </>
  )
}

type DateSelectProps = { oneOff: OneOff; disabled: boolean }

/** A list of the dates that the shop offers, each with the quantity ordered for it. */
function DateSelect({ oneOff, disabled }: DateSelectProps) {
  const messages = useMessages(oneOffMessages)
  const { groups, known, chosen, strayDate, isAnother } = oneOff
  const select = useRef<HTMLSelectElement>(null)
  // The pressed button, which opened the form again, is gone.
  useEffect(() => {
    if (isAnother) setFocus(select.current)
  }, [isAnother])
  const words = ({ value, label }: { value: string; label: string }) =>
    [
      label === value ? dateInWords(value, messages) : label,
      known[value] && interpolate(messages.dateOrdered, { count: known[value] }),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <SelectField
      ref={select}
      label={messages.orderDate}
      value={chosen ?? ''}
      onChange={oneOff.choose}
      disabled={disabled}
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
  )
}
