import type { ReactNode } from 'react'
import styles from './Surface.module.css'

/** A light background for text that would otherwise be on the unknown background of the page. */
export const Surface = ({ children }: { children: ReactNode }) => (
  <div className={styles.ground} data-ground="surface">
    {children}
  </div>
)
