import { type ReactNode, useId } from 'react'
import { TabList, type TabName } from './TabList'
import styles from './Tabs.module.css'

type Tab = TabName & { panel: ReactNode }

type TabsProps = {
  /** Names the set of tabs. */
  label: string
  /** A lone tab shows its panel without a tab list. */
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** The tabs fill the whole width. */
  isFilled?: boolean
}

/** Tabs with their panels, of which one is shown. */
export function Tabs({ selected, tabs, ...list }: TabsProps) {
  const prefix = useId()
  const shown = tabs.find(tab => tab.id === selected) ?? tabs[0]
  if (!shown) return null
  if (tabs.length === 1) return shown.panel
  return (
    <div>
      <TabList
        {...list}
        tabs={tabs}
        selected={shown.id}
        tabId={id => `${prefix}-${id}`}
        panelId={id => (id === shown.id ? `${prefix}-panel` : undefined)}
      />
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${shown.id}`}
      >
        {shown.panel}
      </div>
    </div>
  )
}
