import { editsOf } from '../../shared/features/ordering/posted-edits'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { RegularEditor } from '../../shared/features/ordering/regular/RegularEditor'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { SendOnce } from '../../shared/platform/providers/SendOnce'
import { Surface } from '../../shared/ui/layout/Surface'
import type { options } from './regular-order.options'
import { regularOrderMessages } from './regular-order-messages'

/** The form for a regular order, shown on the page itself instead of in a dialog (RO-01). */
export function RegularOrder({ blocked, hideButton, fieldPrefix, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(regularOrderMessages)
  return (
    <Surface>
      <RegularEditor
        product={productFrom(given.product)}
        totalMaximum={given.totalMaxQuantity}
        hasFrequency={given.frequency}
        blocked={reasonOf(blocked, messages)}
        fieldPrefix={hideButton ? (fieldPrefix ?? '') : undefined}
        initialEdits={editsOf(given.weekdays)}
        isInline
      />
      {hideButton && <SendOnce />}
    </Surface>
  )
}
