import { Icon } from '../button/Icon'
import { errorMark, tick } from '../button/icon-shapes'
import styles from './Field.module.css'

type FieldMessageProps = {
  tone: 'error' | 'success'
  id?: string
  /** Set if no control is described by the message, so that it is announced when it appears. */
  role?: 'alert'
  children: string
}

/** One line below a control: an error, or a confirmation. */
export function FieldMessage({ tone, children, ...attributes }: FieldMessageProps) {
  return (
    <p className={styles.message} data-tone={tone} {...attributes}>
      <Icon shape={tone === 'error' ? errorMark : tick} />
      <span>{children}</span>
    </p>
  )
}
