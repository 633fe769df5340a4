import { calendarDate } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { WeeklyCost } from './WeeklyCost'
import { weeklyCostMessages } from './weekly-cost-messages'

export const widget = defineWidget({
  name: 'weekly-cost',
  title: 'Weekly cost',
  group: 'Baskets',
  summary:
    'A banner with what the shown week costs, arrows to other weeks, and a way into the weekly basket.',
  options: {
    startOfWeek: calendarDate('Any day of the week to begin with; the present week unless given.'),
  },
  messages: weeklyCostMessages,
  hears: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  serverRendered: {
    facts: { total: 'What this week costs, as it is printed: £12.35.' },
    unless: ['startOfWeek'],
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readWeek'],
          firstCalls: ['readWeek'],
          pages: ['login'],
        }
      : undefined,
  component: WeeklyCost,
})
