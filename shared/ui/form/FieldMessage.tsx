import { Icon } from '../button/Icon'
import { errorMark, tick } from '../button/icon-shapes'
import styles from './Field.module.css'

type FieldMessageProps = {
  tone: 'error' | 'success'
  id?: string
  /** For one that comes without anything that is described by it. */
  role?: 'alert'
  children: string
}

/** One line below what it is about: what is wrong, or that it is right. */
export function FieldMessage({ tone, children, ...attributes }: FieldMessageProps) {
  return (
    <p className={styles.message} data-tone={tone} {...attributes}>
      <Icon shape={tone === 'error' ? errorMark : tick} />
      <span>{children}</span>
    </p>
  )
}
