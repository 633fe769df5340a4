import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { restoreFocus, setFocus } from '../../../shared/platform/page/focus'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Title } from '../../../shared/ui/layout/Title'
import styles from '../PostcodePanel.module.css'

type FrameProps = Omit<ComponentProps<typeof Dialog>, 'isOpen'>

/** Shows a result in a dialog, or inside the dialog in which the postcode was asked for (F-29). */
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
      // As when a dialog closes, the element that had the focus has disappeared.
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
