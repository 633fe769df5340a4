import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/status/Skeleton'
import styles from './BasketPanel.module.css'

/** A picture of an empty bottle above its children. */
export function EmptyBasket({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.bottle} viewBox="0 0 120 120" aria-hidden="true">
        <path d="M50 26h20v8H50zM52 34v12c0 8-9 10-9 22v24c0 5 3 8 8 8h18c5 0 8-3 8-8V68c0-12-9-14-9-22V34" />
      </svg>
      {children}
    </div>
  )
}

const rows = [1, 2, 3]

/** A skeleton of the lines, shown while they are being read; as high as what an empty basket says. */
export function LoadingBasket() {
  return (
    <div className={styles.loading}>
      {rows.map(row => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton height="32px" width="32px" />
          <Skeleton height="32px" />
        </div>
      ))}
    </div>
  )
}
