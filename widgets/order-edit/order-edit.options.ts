import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { closed, orderEditMessages } from '../../shared/features/ordering/editor-messages'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, labels } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  deliveryDate: calendarDate('The delivery of a one-off order; without it the regular order is edited.'),
  blocked: blockedOption,
  labels: labels(orderEditMessages, { open: 'Edit', blocked: closed }),
}
