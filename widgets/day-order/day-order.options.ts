import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, required } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  selectedDate: required(
    calendarDate(FOR_EDITORS && 'The day of the delivery that can be changed. The page may change it later.'),
  ),
  blocked: blockedOption,
}
