import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { announce } from '../../platform/page/live-region'
import { Spinner } from '../status/Spinner'
import { useSpinner } from '../status/use-spinner'
import { textsApart } from '../texts-apart'
import styles from './Button.module.css'

type ButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'onClick' | 'className' | 'style' | 'aria-busy' | 'aria-disabled'
> & {
  tone?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'
  size?: 'small'
  /** Fills the whole width. */
  block?: boolean
  /** The current action, as a present participle ("Adding"). A busy button keeps its width and focus and ignores presses. */
  busy?: string | false | undefined
  /** The reason why the button cannot be pressed; it stays focusable, and the reason describes it. */
  disabledReason?: string | undefined
  /** Shows the reason under the button as well. */
  showReason?: boolean
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  children: ReactNode
}

/** The button of every widget; `type` is "button" by default. */
export function Button({
  tone = 'primary',
  size,
  block,
  busy = false,
  disabledReason,
  showReason,
  onPress,
  children,
  'aria-describedby': describedBy,
  ...attributes
}: ButtonProps) {
  const reasonId = useId()
  const isSpinning = useSpinner(!!busy)
  const lastBusy = useRef<string>('')
  if (busy) lastBusy.current = busy
  const isBusy = !!busy || isSpinning
  const pressed = useRef<HTMLButtonElement>(null)
  // Scripts of a page disable submit buttons at a press, and would not know that the form is here to be sent again.
  useEffect(() => {
    if (!isBusy && pressed.current) pressed.current.disabled = false
  })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget
    if (!isBusy && !disabledReason) return onPress?.(event)
    event.preventDefault()
    // Otherwise nothing would be heard of the press.
    if (disabledReason && !isBusy) announce(disabledReason)
  }
  return (
    <>
      <button
        type="button"
        {...attributes}
        className={styles.button}
        data-tone={tone}
        data-size={size}
        data-block={block || undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || disabledReason ? true : undefined}
        aria-describedby={[describedBy, disabledReason && reasonId].filter(Boolean).join(' ') || undefined}
        onClick={press}
      >
        <span className={styles.rest} aria-hidden={isBusy || undefined}>
          {textsApart(children)}
        </span>
        {isBusy && (
          <span className={styles.busy}>
            {isSpinning && <Spinner />}
            <span>{lastBusy.current}</span>
          </span>
        )}
      </button>
      {disabledReason && (
        <span id={reasonId} className={styles.reason} data-shown={showReason || undefined}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
