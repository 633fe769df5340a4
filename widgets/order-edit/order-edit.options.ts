import { calendarDate, flag, labels } from '../../shared/options/options'
import { closed, orderEditWording } from '../../shared/ordering/editor-wording'
import { productOption } from '../../shared/ordering/product.options'

export const options = {
  product: productOption,
  deliveryDate: calendarDate('The delivery of a one-off order; without it the regular order is edited.'),
  blocked: flag('Whether ordering is closed; the customer is told why in labels.blocked.', false),
  labels: labels(orderEditWording, { open: 'Edit', blocked: closed }),
}
