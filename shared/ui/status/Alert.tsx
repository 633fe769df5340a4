import { type ReactNode, type RefObject, useRef } from 'react'
import { Icon } from '../button/Icon'
import { errorMark, info, tick, warning } from '../button/icon-shapes'
import { useFocusLeft } from '../focus/use-focus-left'
import { textsApart } from '../texts-apart'
import styles from './Alert.module.css'

const shapes = { info, success: tick, warning, error: errorMark }

type AlertProps = {
  tone: keyof typeof shapes
  /** A bold lead before the text or, with several messages, above them. */
  title?: string | undefined
  /** The server's words, shown as received: text only, one line each (UI-06, UI-08). */
  messages?: readonly string[] | undefined
  /** Removes the live role, for a message that was there from the start or is announced elsewhere. */
  isSilent?: boolean
  children?: ReactNode
}

/**
 * A message next to its subject, on a light background. Errors and warnings interrupt a screen reader, other
 * messages wait.
 */
export function Alert({ tone, title, messages = [], isSilent, children }: AlertProps) {
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status'
  const box = useRef<HTMLDivElement>(null)
  const lines = messages.flatMap(message => message.split('\n'))
  return (
    <div
      ref={box}
      className={styles.alert}
      data-ground="surface"
      data-tone={tone}
      role={isSilent ? undefined : role}
    >
      <Icon shape={shapes[tone]} />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{`${title} `}</strong>}
        {lines.length === 1 && <span>{lines[0]}</span>}
        {lines.length > 1 &&
          lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and two may read the same
            <p key={index}>{line}</p>
          ))}
        {children && <Ways of={box}>{children}</Ways>}
      </div>
    </div>
  )
}

/** The actions of a message; a pressed button often disappears together with the message. */
function Ways({ of, children }: { of: RefObject<HTMLElement | null>; children: ReactNode }) {
  useFocusLeft(of)
  return textsApart(children)
}
