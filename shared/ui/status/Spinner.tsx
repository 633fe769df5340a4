import styles from './Spinner.module.css'

type SpinnerProps = {
  /** What is being waited for, shown beside a large ring and announced. Without it the ring is decoration. */
  label?: string | undefined
}

/** A turning ring; decide with useSpinner when to show it. */
export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className={styles.ring} aria-hidden="true" />
  return (
    <span className={styles.labelled} role="status">
      <span className={styles.ring} data-size="large" aria-hidden="true" />
      <span>{label}</span>
    </span>
  )
}
