import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { WeeklyCost } from './WeeklyCost'
import { options } from './weekly-cost.options'
import { weeklyCostMessages } from './weekly-cost-messages'

export const widget = defineWidget({
  name: 'weekly-cost',
  title: FOR_EDITORS && 'Weekly cost',
  group: FOR_EDITORS && 'Baskets',
  summary:
    FOR_EDITORS &&
    'A banner with what the shown week costs, arrows to other weeks, and a way into the weekly basket.',
  options,
  messages: weeklyCostMessages,
  hears: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  serverRendered: FOR_EDITORS && {
    facts: { total: 'What this week costs, as it is printed: £12.35.' },
    unless: ['startOfWeek'],
  },
  asks: FOR_EDITORS && {
    calls: ['readWeek'],
    firstCalls: ['readWeek'],
    pages: ['login'],
  },
  component: WeeklyCost,
})
