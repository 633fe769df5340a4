import { useState } from 'react'
import { parseDate } from '../../../domain/rules/dates/dates'
import { isWeeklyOnly, type Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { interpolate } from '../../../platform/values/interpolate'
import { type EditorTab, EditorTabs } from '../EditorTabs'
import { dayMessages } from '../editor-messages'
import { RegularEditor } from '../regular/RegularEditor'
import type { EditorHost } from '../use-posting'
import { DayEditor } from './DayEditor'

type DayOrderTabsProps = EditorHost & {
  product: Product
  /** The date, in the shop's own format. */
  date: string
  blocked?: string | false
}

/**
 * Tabs to change one day or all weeks of a regular order (DO-01); a product that only comes weekly has no tab for one
 * day (DO-05).
 */
export function DayOrderTabs({
  product,
  date: writtenDate,
  blocked = false,
  onUnsaved,
  ...host
}: DayOrderTabsProps) {
  const messages = useMessages(dayMessages)
  const date = parseDate(writtenDate)
  const day = isWeeklyOnly(product) ? null : date
  const [shown, setShown] = useState(day ? 'day' : 'weeks')
  const editor = { product, blocked, ...host }
  const thisDay: EditorTab | null = day && {
    id: 'day',
    label: messages.thisDay,
    unsaved: messages.dayUnsaved,
    editor: state => <DayEditor {...editor} {...state} {...{ date: day, writtenDate }} />,
  }
  const allWeeks: EditorTab = {
    id: 'weeks',
    label: messages.allWeeks,
    unsaved: messages.weeksUnsaved,
    editor: state => <RegularEditor {...editor} {...state} />,
  }
  return (
    <EditorTabs
      label={interpolate(messages.whatToChange, { name: product.name })}
      tabs={thisDay ? [thisDay, allWeeks] : [allWeeks]}
      shown={shown}
      onShow={setShown}
      onUnsaved={onUnsaved}
    />
  )
}
