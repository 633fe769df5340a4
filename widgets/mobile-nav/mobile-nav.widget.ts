import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { MobileNav } from './MobileNav'
import { options } from './mobile-nav.options'
import { mobileNavMessages } from './mobile-nav-messages'

export const widget = defineWidget({
  name: 'mobile-nav',
  title: FOR_EDITORS && 'Mobile navigation',
  group: FOR_EDITORS && 'Page furniture',
  summary: FOR_EDITORS && "The site's links for a narrow screen, in groups that open and close.",
  options,
  messages: mobileNavMessages,
  serverRendered: FOR_EDITORS && { facts: {} },
  component: MobileNav,
})
