import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import styles from './DialogActions.module.css'

/** The place in a dialog's foot for the actions of what is inside; null until it is there, undefined outside a dialog. */
export const DialogFootContext = createContext<HTMLElement | null | undefined>(undefined)

/** Actions that stand in the foot of the dialog around them, or in a row of their own where there is none. */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useContext(DialogFootContext)
  if (foot === undefined) return <div className={styles.actions}>{children}</div>
  return foot && createPortal(children, foot)
}
