import { closed, dayMessages } from '../../shared/features/ordering/editor-messages'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, flag, labels, required } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  selectedDate: required(calendarDate('The day of the delivery that can be changed.')),
  blocked: flag('Whether ordering is closed; the customer is told why in labels.blocked.', false),
  labels: labels(dayMessages, { open: 'Change this day', title: 'Change', blocked: closed }),
}
