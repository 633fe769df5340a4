import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { hasFocus, isFocusLost, setFocus } from '../../platform/page/focus'
import { onCloseRequest } from '../../platform/page/lifecycle/close-requests'
import { takesEscape } from '../takes-escape'
import styles from './DateField.module.css'
import { floatBelow } from './float-below'

type CalendarFrameProps = {
  id: string
  label: string
  /**
   * Returns the button that opened the calendar. Pressing it does not count as a press outside, as it closes the
   * frame itself.
   */
  opener: () => Element | null | undefined
  /** Returns the field below which the calendar is placed. */
  field: () => Element | null | undefined
  onClose: () => void
  onEscape: () => void
  children: ReactNode
}

/**
 * The non-modal dialog around the calendar of a field: it closes at Escape, at a press outside, or when the focus
 * leaves it.
 */
export function CalendarFrame({ id, label, opener, field, onClose, onEscape, children }: CalendarFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const latest = useRef({ opener, field, onClose })
  useEffect(() => {
    latest.current = { opener, field, onClose }
  })
  useLayoutEffect(() => floatBelow(frame.current, latest.current.field()), [])
  useEffect(() => {
    if (!hasFocus(frame.current)) setFocus(frame.current)
    const closeOutside = ({ target }: Event) => {
      const inside = [frame.current, latest.current.opener()]
      // A press belongs to where it began.
      const at = (pressed.current ?? target) as Node
      pressed.current = null
      if (!inside.some(element => element?.contains(at))) latest.current.onClose()
    }
    // Not at its beginning: a finger that scrolls the page to the end of the calendar begins outside.
    // Ends with: the calendar closes.
    document.addEventListener('pointerup', closeOutside)
    return () => document.removeEventListener('pointerup', closeOutside)
  }, [])
  const closeAsked = useEffectEvent(onEscape)
  useEffect(() => {
    // The focus is lost if the focused day was removed and the next one is not there yet.
    const closeWhenLost = (event: globalThis.KeyboardEvent) => {
      if (isFocusLost() && takesEscape(event)) closeAsked()
    }
    document.addEventListener('keydown', closeWhenLost)
    const ignore = onCloseRequest(closeAsked)
    return () => {
      document.removeEventListener('keydown', closeWhenLost)
      ignore()
    }
  }, [])
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget && !currentTarget.contains(relatedTarget)
    if (isOutside && !opener()?.contains(relatedTarget)) onClose()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (takesEscape(event)) onEscape()
  }
  return (
    <div
      className={styles.frame}
      ref={frame}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onPointerCancel={() => {
        pressed.current = null
      }}
      onBlur={closeOnLeaving}
      onKeyDown={closeOnEscape}
    >
      {children}
    </div>
  )
}
