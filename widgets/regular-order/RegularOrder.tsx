import type { OptionValues } from '../../shared/options/options'
import { editsOf } from '../../shared/ordering/posted-edits'
import { productFrom } from '../../shared/ordering/product.options'
import { RegularEditor } from '../../shared/ordering/RegularEditor'
import { Ground } from '../../shared/ui/Ground'
import type { options } from './regular-order.options'

/** The regular-order editor on the page itself (RO-01). */
export function RegularOrder({
  blocked,
  hideButton,
  fieldPrefix,
  labels,
  ...given
}: OptionValues<typeof options>) {
  return (
    <Ground>
      <RegularEditor
        product={productFrom(given.product)}
        totalMaximum={given.totalMaxQuantity}
        hasFrequency={given.frequency}
        blocked={blocked && labels.blocked}
        fieldPrefix={hideButton ? (fieldPrefix ?? '') : undefined}
        given={editsOf(given.weekdays)}
        isInline
      />
    </Ground>
  )
}
