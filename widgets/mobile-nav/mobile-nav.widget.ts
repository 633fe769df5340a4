import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { MobileNav } from './MobileNav'
import { options } from './mobile-nav.options'
import { mobileNavMessages } from './mobile-nav-messages'

export const widget = defineWidget({
  name: 'mobile-nav',
  title: 'Mobile navigation',
  group: 'Page furniture',
  summary: "The site's links for a narrow screen, in groups that open and close.",
  options,
  messages: mobileNavMessages,
  serverRendered: { facts: {} },
  component: MobileNav,
})
