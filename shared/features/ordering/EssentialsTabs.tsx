import { useState } from 'react'
import { itemsIn } from '../../domain/rules/essentials/day-caps'
import type { RegularDay } from '../../domain/rules/essentials/regular-order'
import type { Product } from '../../domain/rules/product'
import { useWording } from '../../platform/messages/use-wording'
import { recall, remember } from '../../platform/page/storage/remembered'
import { fill } from '../../platform/values/fill'
import styles from './Editors.module.css'
import { EditorTabs } from './EditorTabs'
import { essentialsWording } from './editor-wording'
import { OneOffEditor } from './one-off/OneOffEditor'
import { ProductSummary } from './ProductSummary'
import { itemsInWords } from './regular/period-in-words'
import { RegularEditor } from './regular/RegularEditor'
import type { EditorHost } from './use-posting'

export type OrderKind = 'regular' | 'one-off'

const memory = 'order-tab'

type EssentialsTabsProps = EditorHost & {
  product: Product
  blocked?: string | false
  /** The tab to begin with; the one used last in this visit unless given. */
  tab?: OrderKind | undefined
}

/** The two ways to order a daily essential (OD-02). */
export function EssentialsTabs({ product, blocked = false, tab, onUnsaved, ...host }: EssentialsTabsProps) {
  const labels = useWording(essentialsWording)
  const [shown, setShown] = useState(tab ?? (recall(memory) === 'one-off' ? 'one-off' : 'regular'))
  const [ordered, setOrdered] = useState<readonly RegularDay[]>([])
  const editor = { product, blocked, ...host }
  return (
    <div className={styles.editor}>
      <ProductSummary product={product} />
      <EditorTabs
        label={fill(labels.howToOrder, { name: product.name })}
        tabs={[
          {
            id: 'regular',
            label: labels.regularTab,
            note: itemsIn(ordered) ? itemsInWords(ordered, labels) : undefined,
            unsaved: labels.regularUnsaved,
            // What is ordered regularly is told in both tabs.
            isEager: true,
            editor: state => <RegularEditor {...editor} {...state} onOrdered={setOrdered} />,
          },
          {
            id: 'one-off',
            label: labels.oneOffTab,
            unsaved: labels.oneOffUnsaved,
            editor: state => <OneOffEditor {...editor} {...state} regular={ordered} />,
          },
        ]}
        shown={shown}
        onShow={id => {
          setShown(id as OrderKind)
          remember(memory, id)
        }}
        onUnsaved={onUnsaved}
      />
    </div>
  )
}
