import { useId } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Surface } from '../../shared/ui/layout/Surface'
import { TabList } from '../../shared/ui/layout/TabList'
import type { options } from './tabs.options'
import { tabsMessages } from './tabs-messages'
import { usePagePanels } from './use-page-panels'

/** Tabs for parts of the page, of which one is shown at a time (IP-02). */
export function Tabs({ tabs }: OptionValues<typeof options>) {
  const messages = useMessages(tabsMessages)
  const prefix = useId()
  const tabId = (panel: string) => `${prefix}${panel}`
  const [shown, show] = usePagePanels(
    tabs.map(({ panel }) => panel),
    tabId,
  )
  if (tabs.length < 2) return null
  return (
    <Surface>
      <TabList
        label={messages.tabs}
        tabs={tabs.map(({ panel, label }) => ({ id: panel, label }))}
        selected={shown}
        onSelect={show}
        tabId={tabId}
        panelId={panel => panel}
      />
    </Surface>
  )
}
