import { cancelFills } from '../../shared/features/boxes/cancel-messages'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { BoxOrderDetail } from './BoxOrderDetail'
import { options } from './box-order-detail.options'
import { boxOrderDetailMessages } from './box-order-detail-messages'

export const widget = defineWidget({
  name: 'box-order-detail',
  title: FOR_EDITORS && 'Box order',
  group: FOR_EDITORS && 'Ordering',
  summary: FOR_EDITORS && 'One Best of Local box: its state, its products and sums, and cancelling it.',
  options,
  messages: boxOrderDetailMessages,
  fills: cancelFills,
  emits: ['product-posted'],
  hears: ['basket-updated', 'product-posted'],
  asks: FOR_EDITORS && {
    calls: ['cancelBoxOrder', 'readWeek'],
    firstCalls: ['cancelBoxOrder'],
    pages: ['login', 'contact', 'featured', 'payments'],
  },
  component: BoxOrderDetail,
})
