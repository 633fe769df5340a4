import styles from './ProgressBar.module.css'

type ProgressBarProps = {
  value: number
  max: number
  /** Names the bar; the words beside it say how far it is. */
  label: string
  /** The value in words, where a share of the maximum says little. */
  valueText?: string | undefined
}

/** How far something has come, as a bar. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
    />
  )
}
