import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseQuantity } from '../../domain/rules/quantity'
import { useMessages } from '../../platform/messages/use-messages'
import { hasFocus, setFocus } from '../../platform/page/focus'
import { interpolate } from '../../platform/values/interpolate'
import { plainLetters } from '../../platform/values/plain-letters'
import { Icon } from '../button/Icon'
import { minus, plus } from '../button/icon-shapes'
import { isComposing } from '../is-composing'
import { ShownValue, text } from '../ShownValue'
import { stepperMessages } from '../ui-messages'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** The product or day, used in the accessible names of the field and its buttons. */
  of: string
  min?: number
  max: number
  /** The replacement of a typed number over the maximum: the maximum, or 0. */
  overLimit?: 'clamp' | 'zero'
  /** Stacked vertically, for a day of the week. */
  isUpright?: boolean
  /** As high as a button, for rows of a list. */
  size?: 'small'
  /** Nothing is sent before a button is pressed, so a number counts while it is typed; by default once the field is left. */
  countsAtOnce?: boolean
  /** The shop has not confirmed the quantity yet; it can still be changed. */
  isBusy?: boolean | undefined
  disabledReason?: string | undefined
  /** Called with a typed text and its replacement; with an empty text if the number was accepted as typed. */
  onReplaced?: ((text: string, by: number) => void) | undefined
  name?: string
}

const bigStep = 10

/**
 * Keeps the state of the field: a typed number is used at Enter or when the field is left, or at each key; the keys
 * of a spin button act at once.
 */
function useTypedQuantity({
  value,
  onChange,
  min = 0,
  max,
  overLimit = 'clamp',
  countsAtOnce,
  disabledReason,
  onReplaced,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const meant = (text: string) => Math.max(min, parseQuantity(text, { max, overLimit }))
  const typed = () => (draft === null ? value : meant(draft))
  const type = (text: string) => {
    setDraft(text)
    if (countsAtOnce && !disabledReason && meant(text) !== value) onChange(meant(text))
  }
  const ask = (quantity: number) => {
    setDraft(null)
    const next = Math.min(max, Math.max(min, quantity))
    if (!disabledReason && next !== value) onChange(next)
  }
  const take = () => {
    const text = draft?.trim()
    ask(typed())
    if (text) onReplaced?.(Number(plainLetters(text)) === typed() ? '' : text, typed())
  }
  const step = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const asked: Record<string, number> = {
      ArrowUp: typed() + 1,
      ArrowDown: typed() - 1,
      PageUp: typed() + bigStep,
      PageDown: typed() - bigStep,
      Home: min,
      End: max,
    }
    if (event.key === 'Enter') {
      // Enter would submit the form of the page around the field.
      event.preventDefault()
      take()
    }
    const quantity = asked[event.key]
    if (quantity === undefined) return
    event.preventDefault()
    ask(quantity)
  }
  return { shown: draft ?? String(value), type, ask, take, step }
}

/**
 * Selects the whole number at a press. Otherwise a press only places the caret, and typed digits are added to the
 * old number.
 */
function focusWhole(event: MouseEvent<HTMLInputElement>) {
  if (hasFocus(event.currentTarget)) return
  event.preventDefault()
  setFocus(event.currentTarget)
}

/** The reason for a disabled field or button, for screen readers only. */
const HiddenReason = ({ id, children }: { id: string; children: string }) => (
  <span id={id} hidden>
    {children}
  </span>
)

/** The attributes of every quantity field. */
const quantityField: ComponentProps<'input'> = {
  className: styles.input,
  type: 'text',
  inputMode: 'numeric',
  pattern: '[0-9]*',
  autoComplete: 'off',
  onFocus: event => event.currentTarget.select(),
  onMouseDown: focusWhole,
}

/** A field to type or step a quantity; a typed number is used at Enter or when the field loses the focus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, of, min = 0, max, isUpright, size, isBusy, disabledReason, name } = props
  const messages = useMessages(stepperMessages)
  const reasonId = useId()
  const { shown, type, ask, take, step } = useTypedQuantity(props)
  const disabling = {
    'aria-disabled': !!disabledReason || undefined,
    'aria-describedby': disabledReason && reasonId,
  }
  const button = (words: string, shape: string, by: 1 | -1) => {
    const isAtEnd = by > 0 ? value >= max : value <= min
    return (
      <button
        className={styles.button}
        type="button"
        aria-label={interpolate(words, { name: of })}
        {...disabling}
        {...(isAtEnd && { 'aria-disabled': true })}
        // Rendered at once: a script, or an optimiser that held the clicks back, presses twice within one task.
        onClick={() => flushSync(() => ask(value + by))}
      >
        <Icon shape={shape} />
      </button>
    )
  }
  return (
    <span
      className={styles.stepper}
      data-ground="surface"
      data-upright={isUpright || undefined}
      data-size={size}
      aria-busy={isBusy || undefined}
      data-busy={isBusy || undefined}
      data-filled={value > 0 || undefined}
      data-disabled={!!disabledReason || undefined}
    >
      {isUpright ? button(messages.increase, plus, 1) : button(messages.decrease, minus, -1)}
      <ShownValue access={text} value={shown} onChange={type} onLeave={take} clean={plainLetters}>
        {(ref, hear, leave) => (
          <input
            {...quantityField}
            role="spinbutton"
            ref={ref}
            name={name}
            aria-label={interpolate(messages.quantityOf, { name: of })}
            {...{ 'aria-valuenow': value, 'aria-valuemin': min, 'aria-valuemax': max, ...disabling }}
            readOnly={!!disabledReason}
            value={shown}
            onChange={hear}
            onBlur={leave}
            onKeyDown={step}
          />
        )}
      </ShownValue>
      {isUpright ? button(messages.decrease, minus, -1) : button(messages.increase, plus, 1)}
      {disabledReason && <HiddenReason id={reasonId}>{disabledReason}</HiddenReason>}
    </span>
  )
}
