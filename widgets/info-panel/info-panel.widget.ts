import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { InfoPanel } from './InfoPanel'
import { options } from './info-panel.options'
import { infoPanelMessages } from './info-panel-messages'

export const widget = defineWidget({
  name: 'info-panel',
  title: 'Information panel',
  group: 'Page furniture',
  summary: 'Something worth knowing beside the text: a title, and a few words or your own markup.',
  options,
  messages: infoPanelMessages,
  component: InfoPanel,
})
