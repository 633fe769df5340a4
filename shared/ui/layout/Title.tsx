import { type ComponentProps, createElement, type ReactNode } from 'react'
import styles from './Title.module.css'

export type TitleLevel = 1 | 2 | 3 | 4 | 5 | 6

type TitleProps = Omit<ComponentProps<'h2'>, 'className' | 'style'> & {
  /** The heading level; 2 by default. */
  level?: TitleLevel
  /** `side`: small in a narrow column, and as large as a panel's title if there is room. */
  size?: 'small' | 'large' | 'side'
  children: ReactNode
}

/** A heading in the host's heading font. */
export function Title({ level = 2, size, ...attributes }: TitleProps) {
  return createElement(`h${level}`, { ...attributes, className: styles.title, 'data-size': size })
}
