import styles from './Spinner.module.css'

type SpinnerProps = {
  /** The loading content, named beside a large ring and announced. Without a label the ring is decorative. */
  label?: string | undefined
}

/** A rotating ring; useSpinner tells when to show it. */
export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className={styles.ring} aria-hidden="true" />
  return (
    <span className={styles.labelled} role="status">
      <span className={styles.ring} data-size="large" aria-hidden="true" />
      <span>{label}</span>
    </span>
  )
}
