import { useId } from 'react'
import { Ground } from '../../shared/ui/layout/Ground'
import { TabList } from '../../shared/ui/layout/TabList'
import type { TabsWording } from './tabs-wording'
import { usePagePanels } from './use-page-panels'

type TabsProps = { tabs: readonly { panel: string; label: string }[]; labels: TabsWording }

/** Tabs above parts of the page, of which one is shown at a time (IP-02). */
export function Tabs({ tabs, labels }: TabsProps) {
  const prefix = useId()
  const tabId = (panel: string) => `${prefix}${panel}`
  const [shown, show] = usePagePanels(
    tabs.map(({ panel }) => panel),
    tabId,
  )
  if (tabs.length < 2) return null
  return (
    <Ground>
      <TabList
        label={labels.tabs}
        tabs={tabs.map(({ panel, label }) => ({ id: panel, label }))}
        selected={shown}
        onSelect={show}
        tabId={tabId}
        panelId={panel => panel}
      />
    </Ground>
  )
}
