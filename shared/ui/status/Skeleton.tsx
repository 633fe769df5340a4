import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths; the height is what the loaded content will take. */
  height?: string
  width?: string
}

/** Holds the place of what is loading; its container carries aria-busy. */
export function Skeleton({ height = '1em', width = '100%' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}
