import { useId } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Icon } from '../../shared/ui/button/Icon'
import { info } from '../../shared/ui/button/icon-shapes'
import { SlotContent } from '../../shared/ui/layout/SlotContent'
import { Title } from '../../shared/ui/layout/Title'
import styles from './InfoPanel.module.css'
import type { options } from './info-panel.options'
import { infoPanelMessages } from './info-panel-messages'

/** A note set apart from the text around it (IP-01). */
export function InfoPanel({ title, text, content }: OptionValues<typeof options>) {
  const messages = useMessages(infoPanelMessages)
  const titleId = useId()
  return (
    <aside className={styles.panel} data-ground="surface" aria-labelledby={titleId}>
      <span className={styles.mark}>
        <Icon shape={info} />
      </span>
      <div className={styles.words}>
        <Title size="small" id={titleId}>
          {title ?? messages.title}
        </Title>
        {content ? <SlotContent fragment={content} /> : text && <p>{text}</p>}
      </div>
    </aside>
  )
}
