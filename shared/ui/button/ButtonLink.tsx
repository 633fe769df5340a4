import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { pageLink } from '../../platform/page/host/page-link'
import { Spinner } from '../status/Spinner'
import { useSpinner } from '../status/use-spinner'
import styles from './Button.module.css'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'className' | 'style'> & {
  /** A page of this site. */
  href: string
  tone?: 'primary' | 'accent' | 'secondary'
  /** Fills the whole width. */
  block?: boolean
  /**
   * The action that must end before the link is followed, as a present participle ("Saving"); until then the link
   * ignores presses.
   */
  busy?: string | false | undefined
  /** The reason why the link cannot be followed; it stays focusable, and the reason describes it. */
  disabledReason?: string | undefined
  /** Called when the link is followed; `preventDefault` keeps the person on the page. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Called when the link is pressed although it cannot be followed. */
  onRefuse?: (() => void) | undefined
  children: ReactNode
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  href,
  tone = 'primary',
  block,
  busy = false,
  disabledReason,
  onPress,
  onRefuse,
  children,
  ...attributes
}: ButtonLinkProps) {
  const { href: address, ...tab } = pageLink(href)
  const reasonId = useId()
  const isSpinning = useSpinner(!!busy)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!busy && !disabledReason) {
      onPress?.(event)
      return
    }
    event.preventDefault()
    if (disabledReason) onRefuse?.()
  }
  return (
    <>
      <a
        {...attributes}
        {...tab}
        className={styles.button}
        data-tone={tone}
        data-block={block || undefined}
        href={address}
        aria-busy={busy ? true : undefined}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason && reasonId}
        onClick={press}
      >
        <span className={styles.rest} aria-hidden={busy ? true : undefined}>
          {children}
        </span>
        {busy && (
          <span className={styles.busy}>
            {isSpinning && <Spinner />}
            <span>{busy}</span>
          </span>
        )}
      </a>
      {disabledReason && (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
