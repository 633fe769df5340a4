import { useState } from 'react'
import { parseDate } from '../rules/dates'
import { isWeeklyOnly, type Product } from '../rules/product'
import { Tabs } from '../ui/Tabs'
import { DayEditor } from './DayEditor'
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
  ...host
}: DayOrderTabsProps) {
  const [shown, setShown] = useState('day')
  const [isOpened, setOpened] = useState(false)
  const date = parseDate(writtenDate)
  const hasDay = date !== null && !isWeeklyOnly(product)
  const isDay = hasDay && shown === 'day'
  const panel = (
    <>
      {hasDay && (
        <div hidden={!isDay}>
          <DayEditor {...{ product, date, writtenDate, blocked, labels }} {...host} isShown={isDay} />
        </div>
      )}
      {(isOpened || !hasDay) && (
        <div hidden={isDay}>
          <RegularEditor {...{ product, blocked }} {...host} isShown={!isDay} />
        </div>
      )}
    </>
  )
  const allWeeks = { id: 'weeks', label: labels.allWeeks, panel }
  return (
    <Tabs
      label={`What to change of ${product.name}`}
      isFilled
      tabs={hasDay ? [{ id: 'day', label: labels.thisDay, panel }, allWeeks] : [allWeeks]}
      selected={shown}
      onSelect={id => {
        setShown(id)
        if (id === 'weeks') setOpened(true)
      }}
    />
  )
}
