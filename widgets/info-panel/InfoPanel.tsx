import { useId } from 'react'
import { Icon } from '../../shared/ui/button/Icon'
import { info } from '../../shared/ui/button/icon-shapes'
import { SlotContent } from '../../shared/ui/layout/SlotContent'
import { Title } from '../../shared/ui/layout/Title'
import styles from './InfoPanel.module.css'
import type { InfoPanelMessages } from './info-panel-messages'

type InfoPanelProps = {
  title: string | undefined
  text: string | undefined
  content: DocumentFragment | undefined
  labels: InfoPanelMessages
}

/** A note set apart from the text around it (IP-01). */
export function InfoPanel({ title, text, content, labels }: InfoPanelProps) {
  const titleId = useId()
  return (
    <aside className={styles.panel} data-ground="surface" aria-labelledby={titleId}>
      <span className={styles.mark}>
        <Icon shape={info} />
      </span>
      <div className={styles.words}>
        <Title size="small" id={titleId}>
          {title ?? labels.title}
        </Title>
        {content ? <SlotContent fragment={content} /> : text && <p>{text}</p>}
      </div>
    </aside>
  )
}
