import { OneOffEditor } from '../../shared/features/ordering/one-off/OneOffEditor'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { SendOnce } from '../../shared/platform/providers/SendOnce'
import { Surface } from '../../shared/ui/layout/Surface'
import type { options } from './one-off-order.options'
import { oneOffOrderMessages } from './one-off-order-messages'

/** The one-off order form, shown on the page itself instead of in a dialog (OO-01). */
export function OneOffOrder({ blocked, hideButton, fieldPrefix, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(oneOffOrderMessages)
  return (
    <Surface>
      <OneOffEditor
        product={productFrom(given.product)}
        date={given.date}
        maxQuantity={given.maxQuantity}
        blocked={reasonOf(blocked, messages)}
        fieldPrefix={hideButton ? (fieldPrefix ?? '') : undefined}
        initialQuantity={given.quantity}
        isInline
      />
      {hideButton && <SendOnce />}
    </Surface>
  )
}
