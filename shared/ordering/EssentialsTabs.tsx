import { useState } from 'react'
import { recall, remember } from '../page/remembered'
import { itemsIn } from '../rules/day-caps'
import type { Product } from '../rules/product'
import type { RegularDay } from '../rules/regular-order'
import styles from './Editors.module.css'
import { EditorTabs } from './EditorTabs'
import { OneOffEditor } from './OneOffEditor'
import { ProductSummary } from './ProductSummary'
import { itemsInWords } from './period-in-words'
import { RegularEditor } from './RegularEditor'
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
  const [shown, setShown] = useState(tab ?? (recall(memory) === 'one-off' ? 'one-off' : 'regular'))
  const [ordered, setOrdered] = useState<readonly RegularDay[]>([])
  const editor = { product, blocked, ...host }
  return (
    <div className={styles.editor}>
      <ProductSummary product={product} />
      <EditorTabs
        label={`How to order ${product.name}`}
        tabs={[
          {
            id: 'regular',
            label: 'Regular Order',
            note: itemsIn(ordered) ? itemsInWords(ordered) : undefined,
            unsaved: 'Your changes to the regular order are not saved yet.',
            // What is ordered regularly is told in both tabs.
            isEager: true,
            editor: state => <RegularEditor {...editor} {...state} onOrdered={setOrdered} />,
          },
          {
            id: 'one-off',
            label: 'One-off Order',
            unsaved: 'Your one-off order is not saved yet.',
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
