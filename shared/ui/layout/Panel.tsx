import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'
import { Title, type TitleLevel } from './Title'

type PanelProps = {
  /** The heading, which also names the region. */
  title?: string | undefined
  /** The name of the region if a heading of the page is above it. */
  name?: string
  level?: TitleLevel
  /** Shown sunken, without a border. */
  isWell?: boolean
  children: ReactNode
}

/** A card that stacks its children. */
export function Panel({ title, name, level = 2, isWell, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={styles.panel}
      data-ground="surface"
      data-well={isWell || undefined}
      aria-labelledby={title && titleId}
      aria-label={name}
    >
      {title && (
        <Title level={level} id={titleId}>
          {title}
        </Title>
      )}
      {children}
    </section>
  )
}
