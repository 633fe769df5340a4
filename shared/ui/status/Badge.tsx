import type { ReactNode } from 'react'
import { Icon } from '../button/Icon'
import styles from './Badge.module.css'

export type BadgeTone =
  | 'delivered'
  | 'success'
  | 'danger'
  | 'failed'
  | 'void'
  | 'repeat'
  | 'info'
  | 'warning'
  | 'soft'

type BadgeProps = {
  tone?: BadgeTone
  shape: string
  children: ReactNode
}

/** A state as an icon and a word; the colour only adds to them. */
export function Badge({ tone, shape, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon shape={shape} />
      <span>{children}</span>
    </span>
  )
}
