import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { WeeklyCost } from './WeeklyCost'
import { options } from './weekly-cost.options'
import { weeklyCostMessages } from './weekly-cost-messages'

export const widget = defineWidget({
  name: 'weekly-cost',
  title: 'Weekly cost',
  group: 'Baskets',
  summary:
    'A banner with what the shown week costs, arrows to other weeks, and a way into the weekly basket.',
  options,
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
