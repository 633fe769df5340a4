import { useState } from 'react'
import { hasRegularOrder, type RegularDay } from '../../domain/rules/essentials/regular-order'
import { isWeeklyOnly, type Product } from '../../domain/rules/product'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { type EditorTab, EditorTabs } from './EditorTabs'
import { essentialsMessages } from './editor-messages'
import { OneOffEditor } from './one-off/OneOffEditor'
import { daysInWords } from './regular/period-in-words'
import { RegularEditor } from './regular/RegularEditor'
import type { EditorHost } from './use-posting'
import { useReport } from './use-report'

export type OrderKind = 'regular' | 'one-off'

type EssentialsTabsProps = EditorHost & {
  product: Product
  blocked?: string | false
  /** The tab that the site wants to be open first. */
  tab?: OrderKind | undefined
  /** Whether the customer already has a regular order; undefined if the page does not know. */
  isRegular?: boolean | undefined
  /** Called with a text about the deliveries of the product. */
  onComes?: (kind: OrderKind, words: string) => void
}

const fitting = (isRegular: boolean): OrderKind => (isRegular ? 'regular' : 'one-off')

/**
 * The form that orders a daily essential, wherever that is done (OD-02): just once, or regularly. The first tab is
 * open unless there is a regular order already.
 */
export function EssentialsTabs({
  product,
  blocked = false,
  tab,
  isRegular,
  onUnsaved,
  onComes,
  ...host
}: EssentialsTabsProps) {
  const messages = useMessages(essentialsMessages)
  const onlyWeekly = isWeeklyOnly(product)
  const first = onlyWeekly ? 'regular' : (tab ?? (isRegular === undefined ? null : fitting(isRegular)))
  const [shown, setShown] = useState(first)
  const [ordered, setOrdered] = useState<readonly RegularDay[] | null>(null)
  const editor = { product, blocked, ...host }
  useReport(ordered && daysInWords(ordered, messages), words => {
    if (words !== null) onComes?.('regular', words)
  })
  const once: EditorTab = {
    id: 'one-off',
    label: messages.oneOffTab,
    unsaved: messages.oneOffUnsaved,
    editor: state => (
      <OneOffEditor
        {...editor}
        {...state}
        regular={ordered ?? []}
        onPosted={posted => {
          onComes?.('one-off', posted.comes ?? '')
          host.onPosted?.(posted)
        }}
      />
    ),
  }
  const regularly: EditorTab = {
    id: 'regular',
    label: messages.regularTab,
    // Its line is kept from the beginning, so that nothing moves once the order has been read.
    note: daysInWords(ordered ?? [], messages) || '\u00a0',
    unsaved: messages.regularUnsaved,
    // What comes regularly is said in both tabs, and decides which one is open.
    isEager: true,
    editor: state => (
      <RegularEditor
        {...editor}
        {...state}
        onOrdered={days => {
          setOrdered(days)
          if (days) setShown(known => known ?? fitting(hasRegularOrder(days)))
        }}
      />
    ),
  }
  return (
    <EditorTabs
      label={interpolate(messages.howToOrder, { name: product.name })}
      tabs={onlyWeekly ? [regularly] : [once, regularly]}
      shown={shown}
      onShow={id => setShown(id as OrderKind)}
      onUnsaved={onUnsaved}
    />
  )
}
