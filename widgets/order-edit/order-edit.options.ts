import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  deliveryDate: calendarDate(
    FOR_EDITORS && 'The delivery of a one-off order; without it the regular order is edited.',
  ),
  blocked: blockedOption,
}
