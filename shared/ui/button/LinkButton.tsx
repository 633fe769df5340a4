import type { ComponentProps, MouseEvent } from 'react'
import styles from './TextLink.module.css'

type LinkButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'className' | 'style'> & {
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button that looks like a link, in running text or beside what it changes. */
export function LinkButton({ onPress, ...attributes }: LinkButtonProps) {
  return <button {...attributes} type="button" className={styles.link} onClick={onPress} />
}
