import type { ReactNode } from 'react'
import styles from './FoilCap.module.css'

type FoilCapProps = {
  tone?: 'gold' | 'brand' | 'success' | 'danger' | 'info' | 'oat' | undefined
  /** The diameter in CSS pixels; 40 by default. */
  size?: 28 | 36 | 40 | 64 | 88
  children: ReactNode
}

/** The crimped bottle top that marks a date, a day or an outcome. */
export function FoilCap({ tone, size, children }: FoilCapProps) {
  return (
    <span className={styles.cap} data-tone={tone} data-size={size}>
      {children}
    </span>
  )
}
