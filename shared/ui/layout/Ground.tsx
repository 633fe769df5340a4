import type { ReactNode } from 'react'
import styles from './Ground.module.css'

/** A light ground for words that would otherwise stand on the page's own, whatever that is. */
export const Ground = ({ children }: { children: ReactNode }) => (
  <div className={styles.ground} data-ground="surface">
    {children}
  </div>
)
