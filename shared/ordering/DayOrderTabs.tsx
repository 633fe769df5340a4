import { useState } from 'react'
import { parseDate } from '../rules/dates'
import { isWeeklyOnly, type Product } from '../rules/product'
import { DayEditor } from './DayEditor'
import { type EditorTab, EditorTabs } from './EditorTabs'
import { type DayWording, dayWording } from './editor-wording'
import { RegularEditor } from './RegularEditor'
import type { EditorHost } from './use-posting'

type DayOrderTabsProps = EditorHost & {
  product: Product
  /** The day, as the shop wrote it. */
  date: string
  blocked?: string | false
  labels?: DayWording
}

/** One day of a regular order, or all weeks of it (DO-01); a product that only comes weekly has no single day (DO-05). */
export function DayOrderTabs({
  product,
  date: writtenDate,
  blocked = false,
  labels = dayWording,
  onUnsaved,
  ...host
}: DayOrderTabsProps) {
  const date = parseDate(writtenDate)
  const day = isWeeklyOnly(product) ? null : date
  const [shown, setShown] = useState(day ? 'day' : 'weeks')
  const editor = { product, blocked, ...host }
  const thisDay: EditorTab | null = day && {
    id: 'day',
    label: labels.thisDay,
    unsaved: labels.dayUnsaved,
    editor: state => <DayEditor {...editor} {...state} {...{ date: day, writtenDate, labels }} />,
  }
  const allWeeks: EditorTab = {
    id: 'weeks',
    label: labels.allWeeks,
    unsaved: labels.weeksUnsaved,
    editor: state => <RegularEditor {...editor} {...state} />,
  }
  return (
    <EditorTabs
      label={`What to change of ${product.name}`}
      tabs={thisDay ? [thisDay, allWeeks] : [allWeeks]}
      shown={shown}
      onShow={setShown}
      onUnsaved={onUnsaved}
    />
  )
}
