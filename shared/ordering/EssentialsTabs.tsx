import { useState } from 'react'
import { recall, remember } from '../page/remembered'
import { announce } from '../page/shell'
import type { Product } from '../rules/product'
import { Alert } from '../ui/Alert'
import { Tabs } from '../ui/Tabs'
import styles from './Editors.module.css'
import { OneOffEditor } from './OneOffEditor'
import { ProductSummary } from './ProductSummary'
import { RegularEditor } from './RegularEditor'
import type { EditorHost } from './use-posting'

type Kind = 'regular' | 'one-off'

const names: Readonly<Record<Kind, string>> = { regular: 'Regular Order', 'one-off': 'One-off Order' }
const unsaved: Readonly<Record<Kind, string>> = {
  regular: 'Your changes to the regular order are not saved yet.',
  'one-off': 'Your one-off order is not saved yet.',
}
const memory = 'order-tab'
const other = (kind: Kind): Kind => (kind === 'regular' ? 'one-off' : 'regular')

type EssentialsTabsProps = EditorHost & {
  product: Product
  blocked?: string | false
}

/** The two ways to order a daily essential (OD-02); what was typed in one tab stays while the other is shown. */
export function EssentialsTabs({ product, blocked = false, ...host }: EssentialsTabsProps) {
  const [shown, setShown] = useState<Kind>(() => (recall(memory) === 'one-off' ? 'one-off' : 'regular'))
  const [opened, setOpened] = useState<readonly Kind[]>([shown])
  const [open, setOpen] = useState<readonly Kind[]>([])
  const [ordered, setOrdered] = useState('')
  const hidden = other(shown)
  const hasUnsaved = open.includes(hidden)

  const select = (id: string) => {
    const kind: Kind = id === 'one-off' ? 'one-off' : 'regular'
    setShown(kind)
    if (!opened.includes(kind)) setOpened([...opened, kind])
    remember(memory, kind)
    if (open.includes(other(kind))) announce(unsaved[other(kind)])
  }
  const note = (kind: Kind) => (isUnsaved: boolean) =>
    setOpen(before => [...before.filter(each => each !== kind), ...(isUnsaved ? [kind] : [])])
  const editors = (
    <>
      {hasUnsaved && (
        <div className={styles.unsaved}>
          <Alert tone="warning" messages={[unsaved[hidden]]} isSilent />
        </div>
      )}
      {opened.includes('regular') && (
        <div hidden={shown !== 'regular'}>
          <RegularEditor
            {...{ product, blocked }}
            {...host}
            isShown={shown === 'regular'}
            onState={state => {
              setOrdered(state.ordered)
              note('regular')(state.isUnsaved)
            }}
          />
        </div>
      )}
      {opened.includes('one-off') && (
        <div hidden={shown !== 'one-off'}>
          <OneOffEditor
            {...{ product, blocked }}
            {...host}
            isShown={shown === 'one-off'}
            onState={({ isUnsaved }) => note('one-off')(isUnsaved)}
          />
        </div>
      )}
    </>
  )
  // Both tabs show the same panel, so that React keeps both editors as they are.
  const tab = (id: Kind, words?: string | undefined) => ({
    id,
    label: names[id],
    note: words,
    panel: editors,
  })
  return (
    <div className={styles.editor}>
      <ProductSummary product={product} />
      <Tabs
        label={`How to order ${product.name}`}
        isFilled
        tabs={[tab('regular', ordered || undefined), tab('one-off')]}
        selected={shown}
        onSelect={select}
      />
    </div>
  )
}
