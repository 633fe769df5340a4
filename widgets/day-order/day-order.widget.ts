import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DayOrder } from './DayOrder'
import { options } from './day-order.options'
import { dayOrderMessages } from './day-order-messages'

export const widget = defineWidget({
  name: 'day-order',
  title: FOR_EDITORS && 'Change one day',
  group: FOR_EDITORS && 'Ordering',
  summary:
    FOR_EDITORS &&
    'Changes how much of a regularly ordered product comes on one day, or in all weeks; the page is loaded again afterwards.',
  isInline: true,
  options,
  messages: dayOrderMessages,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'product-posted'],
  asks: FOR_EDITORS && {
    calls: ['readWeek', 'saveRegularOrder', 'readRegularOrder', 'readDayOrder', 'saveDayOrder'],
    firstCalls: ['readDayOrder', 'saveDayOrder'],
    pages: ['login'],
  },
  component: DayOrder,
})
