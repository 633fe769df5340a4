import { type ReactNode, useState } from 'react'
import styles from './arrangement.module.css'

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** A row with one action at its right. */
export const WithAction = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <div className={styles.action}>
    <Row>{children}</Row>
    {action}
  </div>
)

export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className={styles.narrow}>{children}</div>
)

export const OnBrand = ({ children }: { children: ReactNode }) => (
  <div className={styles.brand} data-ground="brand">
    {children}
  </div>
)

/** Gives an example its own state. */
export function Live<T>({
  initial,
  children,
}: {
  initial: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, set] = useState(initial)
  return children(value, set)
}
