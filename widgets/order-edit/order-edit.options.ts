import { closed, orderEditMessages } from '../../shared/features/ordering/editor-messages'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, flag, labels } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  deliveryDate: calendarDate('The delivery of a one-off order; without it the regular order is edited.'),
  blocked: flag('Whether ordering is closed; the customer is told why in labels.blocked.', false),
  labels: labels(orderEditMessages, { open: 'Edit', blocked: closed }),
}
