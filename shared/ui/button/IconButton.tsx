import { type ComponentProps, type MouseEvent, useId } from 'react'
import { Icon } from './Icon'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'onClick' | 'className' | 'style' | 'aria-label' | 'aria-disabled' | 'children'
> & {
  /** The accessible name: the action and its object. */
  label: string
  shape: string
  /** Draws a border. */
  isLined?: boolean | undefined
  size?: 'small'
  disabledReason?: string | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  shape,
  isLined,
  size,
  disabledReason,
  onPress,
  ...attributes
}: IconButtonProps) {
  const reasonId = useId()
  return (
    <>
      <button
        type="button"
        {...attributes}
        className={styles.button}
        data-lined={isLined || undefined}
        data-size={size}
        aria-label={label}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : attributes['aria-describedby']}
        onClick={event => (disabledReason ? event.preventDefault() : onPress?.(event))}
      >
        <Icon shape={shape} />
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}
