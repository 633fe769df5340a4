import styles from './Editors.module.css'

type EditLinkProps = {
  words: string
  /** What the words are about, for those who hear them by themselves. */
  about: string
  onPress: () => void
}

/** A button that reads like a link and opens a dialog. */
export function EditLink({ words, about, onPress }: EditLinkProps) {
  return (
    <button
      type="button"
      className={styles.linkButton}
      aria-label={`${words} ${about}`}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {words}
    </button>
  )
}
