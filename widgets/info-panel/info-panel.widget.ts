import { oneRequired, shownText, slot } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { InfoPanel } from './InfoPanel'
import { infoPanelMessages } from './info-panel-messages'

export const widget = defineWidget({
  name: 'info-panel',
  title: 'Information panel',
  group: 'Page furniture',
  summary: 'Something worth knowing beside the text: a title, and a few words or your own markup.',
  options: {
    title: shownText('What it is about.'),
    text: oneRequired(
      shownText('A few words; markup of your own takes their place. One of the two has to be there.'),
    ),
    content: oneRequired(slot('What stands in it, as your own markup.')),
  },
  messages: infoPanelMessages,
  component: InfoPanel,
})
