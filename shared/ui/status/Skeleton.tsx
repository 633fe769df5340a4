import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths; use the height that the loaded content will have. */
  height?: string
  width?: string
}

/** Takes the space of content that is loading; its container has `aria-busy`. */
export function Skeleton({ height = '1em', width = '100%' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}
