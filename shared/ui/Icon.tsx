import styles from './Icon.module.css'

type IconProps = {
  /** One of the outlines in icon-shapes. */
  shape: string
}

/** Draws one outline in the text's colour; decorative, so the words beside it carry the meaning. */
export function Icon({ shape }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
