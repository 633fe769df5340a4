import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { closed, dayMessages } from '../../shared/features/ordering/editor-messages'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, followed, labels, required } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  selectedDate: followed(
    required(calendarDate('The day of the delivery that can be changed. The page may change it later.')),
  ),
  blocked: blockedOption,
  labels: labels(dayMessages, { open: 'Change this day', title: 'Change', blocked: closed }),
}
