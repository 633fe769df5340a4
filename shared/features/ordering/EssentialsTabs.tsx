import { useState } from 'react'
import { itemsIn } from '../../domain/rules/essentials/day-caps'
import type { RegularDay } from '../../domain/rules/essentials/regular-order'
import type { Product } from '../../domain/rules/product'
import { useMessages } from '../../platform/messages/use-messages'
import { getStored, setStored } from '../../platform/page/storage/tab-storage'
import { interpolate } from '../../platform/values/interpolate'
import styles from './Editors.module.css'
import { EditorTabs } from './EditorTabs'
import { essentialsMessages } from './editor-messages'
import { OneOffEditor } from './one-off/OneOffEditor'
import { ProductSummary } from './ProductSummary'
import { daysInWords, itemsInWords } from './regular/period-in-words'
import { RegularEditor } from './regular/RegularEditor'
import type { EditorHost } from './use-posting'
import { useReport } from './use-report'

export type OrderKind = 'regular' | 'one-off'

const memory = 'order-tab'

type EssentialsTabsProps = EditorHost & {
  product: Product
  blocked?: string | false
  /** The tab that is selected first; by default the last one used in this visit. */
  tab?: OrderKind | undefined
  /** Called with a text about the deliveries of the product. */
  onComes?: (kind: OrderKind, words: string) => void
}

/** The two ways to order a daily essential (OD-02). */
export function EssentialsTabs({
  product,
  blocked = false,
  tab,
  onUnsaved,
  onComes,
  ...host
}: EssentialsTabsProps) {
  const messages = useMessages(essentialsMessages)
  const [shown, setShown] = useState(tab ?? (getStored(memory) === 'one-off' ? 'one-off' : 'regular'))
  const [ordered, setOrdered] = useState<readonly RegularDay[]>([])
  const editor = { product, blocked, ...host }
  useReport(daysInWords(ordered, messages), words => {
    if (ordered.length) onComes?.('regular', words)
  })
  return (
    <div className={styles.editor}>
      <ProductSummary product={product} />
      <EditorTabs
        label={interpolate(messages.howToOrder, { name: product.name })}
        tabs={[
          {
            id: 'regular',
            label: messages.regularTab,
            // The editor itself says what its quantities add up to.
            note: shown !== 'regular' && itemsIn(ordered) ? itemsInWords(ordered, messages) : undefined,
            unsaved: messages.regularUnsaved,
            // The regular order is shown in both tabs.
            isEager: true,
            editor: state => <RegularEditor {...editor} {...state} onOrdered={setOrdered} />,
          },
          {
            id: 'one-off',
            label: messages.oneOffTab,
            unsaved: messages.oneOffUnsaved,
            editor: state => (
              <OneOffEditor
                {...editor}
                {...state}
                regular={ordered}
                onPosted={posted => {
                  onComes?.('one-off', posted.comes ?? '')
                  host.onPosted?.(posted)
                }}
              />
            ),
          },
        ]}
        shown={shown}
        onShow={id => {
          setShown(id as OrderKind)
          setStored(memory, id)
        }}
        onUnsaved={onUnsaved}
      />
    </div>
  )
}
