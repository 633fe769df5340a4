import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DayOrder } from './DayOrder'
import { options } from './day-order.options'
import { dayOrderMessages } from './day-order-messages'

export const widget = defineWidget({
  name: 'day-order',
  title: 'Change one day',
  group: 'Ordering',
  summary:
    'Changes how much of a regularly ordered product comes on one day, or in all weeks; the page is loaded again afterwards.',
  isInline: true,
  options,
  messages: dayOrderMessages,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'product-posted'],
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readWeek', 'saveRegularOrder', 'readRegularOrder', 'readDayOrder', 'saveDayOrder'],
          firstCalls: ['readDayOrder', 'saveDayOrder'],
          pages: ['login'],
        }
      : undefined,
  component: DayOrder,
})
