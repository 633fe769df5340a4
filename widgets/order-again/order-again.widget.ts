import { unfinishedOption } from '../../shared/features/boxes/box.options'
import { boxesWording } from '../../shared/features/boxes/boxes-wording'
import { labels, oneOf } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderAgain } from './OrderAgain'
import { orderAgainWording } from './order-again-wording'

export const widget = defineWidget({
  name: 'order-again',
  title: 'Order it again',
  group: 'Ordering',
  summary: 'The latest three Best of Local boxes, to look into and to order again.',
  options: {
    layout: oneOf('Cards beside each other, or rows, until the customer chooses.', ['grid', 'list'], 'grid'),
    activeBolOrder: unfinishedOption,
    labels: labels(boxesWording, orderAgainWording),
  },
  emits: ['basket-updated'],
  hears: ['product-posted'],
  prints: { facts: { boxes: 'The ids of the latest boxes, as the shop answers them: 41 40 38.' } },
  component: OrderAgain,
})
