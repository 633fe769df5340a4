import type { OptionValues } from '../../shared/options/options'
import { OneOffEditor } from '../../shared/ordering/OneOffEditor'
import { productFrom } from '../../shared/ordering/product.options'
import { Ground } from '../../shared/ui/Ground'
import type { options } from './one-off-order.options'

/** The one-off order on the page itself (OO-01). */
export function OneOffOrder({
  blocked,
  hideButton,
  fieldPrefix,
  labels,
  ...given
}: OptionValues<typeof options>) {
  return (
    <Ground>
      <OneOffEditor
        product={productFrom(given.product)}
        date={given.date}
        maxQuantity={given.maxQuantity}
        blocked={blocked && labels.blocked}
        fieldPrefix={hideButton ? (fieldPrefix ?? '') : undefined}
        given={given.quantity}
        isInline
      />
    </Ground>
  )
}
