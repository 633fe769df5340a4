import { Skeleton } from '../../../ui/status/Skeleton'
import styles from '../Editors.module.css'

/** A skeleton of the six steppers, shown while the order is being read. */
export function RackSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.part}>
      <p className={styles.legend}>{title}</p>
      <div className={styles.rack}>
        {[1, 2, 3, 4, 5, 6].map(weekday => (
          <Skeleton key={weekday} height="156px" />
        ))}
      </div>
      <Skeleton height="48px" />
    </div>
  )
}
