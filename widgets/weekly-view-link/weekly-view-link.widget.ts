import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { WeeklyViewLink } from './WeeklyViewLink'
import { options } from './weekly-view-link.options'
import { weeklyViewLinkMessages } from './weekly-view-link-messages'

export const widget = defineWidget({
  name: 'weekly-view-link',
  title: FOR_EDITORS && 'Weekly view link',
  group: FOR_EDITORS && 'Baskets',
  summary:
    FOR_EDITORS &&
    'Opens the weekly basket and goes to the top of the page; in the header it also tells the total.',
  isInline: true,
  options,
  messages: weeklyViewLinkMessages,
  hears: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  serverRendered: FOR_EDITORS && {
    facts: {
      total: 'What this week costs, as it is printed: £12.35.',
      open: 'no: the weekly basket is closed.',
    },
  },
  asks: FOR_EDITORS && {
    calls: ['readWeek'],
    firstCalls: ['readWeek'],
    pages: ['login'],
  },
  component: WeeklyViewLink,
})
