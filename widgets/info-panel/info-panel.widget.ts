import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { InfoPanel } from './InfoPanel'
import { options } from './info-panel.options'
import { infoPanelMessages } from './info-panel-messages'

export const widget = defineWidget({
  name: 'info-panel',
  title: FOR_EDITORS && 'Information panel',
  group: FOR_EDITORS && 'Page furniture',
  summary:
    FOR_EDITORS && 'Something worth knowing beside the text: a title, and a few words or your own markup.',
  options,
  messages: infoPanelMessages,
  component: InfoPanel,
})
