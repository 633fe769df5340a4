import { EditLink } from '../../shared/features/ordering/EditLink'
import { OrderEditDialog } from '../../shared/features/ordering/OrderEditDialog'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './order-edit.options'

/** An Edit button beside an ordered product, and its dialog (OE-01). */
export function OrderEdit({ deliveryDate, blocked, labels, ...given }: OptionValues<typeof options>) {
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  return (
    <>
      <EditLink words={labels.open} about={product.name} onPress={open} />
      <OrderEditDialog
        {...{ isOpen, product }}
        date={deliveryDate}
        blocked={reasonOf(blocked, labels)}
        onClose={close}
      />
    </>
  )
}
