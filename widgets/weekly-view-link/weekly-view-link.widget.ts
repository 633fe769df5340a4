import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { WeeklyViewLink } from './WeeklyViewLink'
import { options } from './weekly-view-link.options'
import { weeklyViewLinkMessages } from './weekly-view-link-messages'

export const widget = defineWidget({
  name: 'weekly-view-link',
  title: 'Weekly view link',
  group: 'Baskets',
  summary: 'Opens the weekly basket and goes to the top of the page; in the header it also tells the total.',
  isInline: true,
  options,
  messages: weeklyViewLinkMessages,
  hears: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  serverRendered: {
    facts: {
      total: 'What this week costs, as it is printed: £12.35.',
      open: 'no: the weekly basket is closed.',
    },
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readWeek'],
          firstCalls: ['readWeek'],
          pages: ['login'],
        }
      : undefined,
  component: WeeklyViewLink,
})
