import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Tabs } from './Tabs'
import { options } from './tabs.options'
import { tabsMessages } from './tabs-messages'

export const widget = defineWidget({
  name: 'tabs',
  title: FOR_EDITORS && 'Tabs',
  group: FOR_EDITORS && 'Page furniture',
  summary:
    FOR_EDITORS && 'One of several parts of your page at a time; the parts stay where they are, and yours.',
  options,
  messages: tabsMessages,
  component: Tabs,
})
