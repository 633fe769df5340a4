import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'
import { Title, type TitleLevel } from './Title'

type PanelProps = {
  /** Its heading, which also names the region. */
  title?: string | undefined
  level?: TitleLevel
  /** Sunken, without an edge. */
  isWell?: boolean
  children: ReactNode
}

/** A card that stacks its children. */
export function Panel({ title, level = 2, isWell, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={styles.panel}
      data-ground="surface"
      data-well={isWell || undefined}
      aria-labelledby={title && titleId}
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
