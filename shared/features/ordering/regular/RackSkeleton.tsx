import { Skeleton } from '../../../ui/status/Skeleton'
import styles from '../Editors.module.css'

type RackSkeletonProps = { title: string; hasFrequency: boolean }

/** A skeleton of the six steppers and of what stands below them, shown while the order is being read. */
export function RackSkeleton({ title, hasFrequency }: RackSkeletonProps) {
  return (
    <div className={styles.part}>
      <p className={styles.legend}>{title}</p>
      <div className={styles.rack}>
        {[1, 2, 3, 4, 5, 6].map(weekday => (
          <Skeleton key={weekday} height="156px" />
        ))}
      </div>
      <Skeleton height={hasFrequency ? 'clamp(216px, (440px - 100cqi) * 9, 328px)' : '48px'} />
    </div>
  )
}
