import { EditLink } from '../../shared/features/ordering/EditLink'
import { OrderEditDialog } from '../../shared/features/ordering/OrderEditDialog'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './order-edit.options'
import { orderEditMessages } from './order-edit-messages'

/** An Edit button beside an ordered product, and its dialog (OE-01). */
export function OrderEdit({ deliveryDate, blocked, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(orderEditMessages)
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  return (
    <>
      <EditLink words={messages.open} about={product.name} onPress={open} />
      <OrderEditDialog
        {...{ isOpen, product }}
        date={deliveryDate}
        blocked={reasonOf(blocked, messages)}
        onClose={close}
      />
    </>
  )
}
