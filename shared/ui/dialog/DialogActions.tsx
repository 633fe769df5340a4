import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import styles from './DialogActions.module.css'

/** The element in a dialog's foot for the actions of its content; null until it is rendered, undefined outside a dialog. */
export const DialogFootContext = createContext<HTMLElement | null | undefined>(undefined)

/** Renders its children in the foot of the dialog around them; outside a dialog, in a row of their own. */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useContext(DialogFootContext)
  if (foot === undefined) return <div className={styles.actions}>{children}</div>
  return foot && createPortal(children, foot)
}
