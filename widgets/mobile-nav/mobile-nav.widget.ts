import { oneRequired, record, required } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { MobileNav } from './MobileNav'
import { mobileNavMessages } from './mobile-nav-messages'
import { groupsOf } from './nav-links'

export const widget = defineWidget({
  name: 'mobile-nav',
  title: 'Mobile navigation',
  group: 'Page furniture',
  summary: "The site's links for a narrow screen, in groups that open and close.",
  options: {
    groups: oneRequired(
      required(
        record(
          'The links of main, delivery, bestOfLocal and switch: lists of href and label.',
          groupsOf,
          'link',
        ),
      ),
    ),
  },
  messages: mobileNavMessages,
  serverRendered: { facts: {} },
  component: MobileNav,
})
