import type { ReactNode } from 'react'
import styles from './Surface.module.css'

/** A light ground for words that would otherwise stand on the page's own, whatever that is. */
export const Surface = ({ children }: { children: ReactNode }) => (
  <div className={styles.ground} data-ground="surface">
    {children}
  </div>
)
