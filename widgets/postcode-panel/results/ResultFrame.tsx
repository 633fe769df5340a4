import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { restoreFocus, setFocus } from '../../../shared/platform/page/focus'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Title } from '../../../shared/ui/layout/Title'
import styles from '../PostcodePanel.module.css'

type FrameProps = Omit<ComponentProps<typeof Dialog>, 'isOpen'>

/** A dialog of its own; in the dialog that has asked for the postcode, a part of it (F-29). */
export function ResultFrame({ isInPlace, ...result }: FrameProps & { isInPlace: boolean }) {
  return isInPlace ? <ResultInPlace {...result} /> : <Dialog isOpen {...result} />
}

function ResultInPlace({ title, footer, returnFocusTo, children }: FrameProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useRef(returnFocusTo)
  useEffect(() => {
    returnFocus.current = returnFocusTo
  }, [returnFocusTo])
  useEffect(() => {
    setFocus(heading.current)
    return () => {
      // What had the focus has gone with it, as with a dialog that closes.
      queueMicrotask(() => restoreFocus([returnFocus.current?.()]))
    }
  }, [])
  return (
    <section className={styles.inPlace} aria-labelledby={titleId}>
      <Title id={titleId} level={3} size="small" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
      <div className={styles.actions}>{footer}</div>
    </section>
  )
}
