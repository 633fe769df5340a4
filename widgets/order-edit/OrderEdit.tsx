import { dayInWords, parseDate } from '../../shared/domain/rules/dates/dates'
import { EditLink } from '../../shared/features/ordering/EditLink'
import { LineTools } from '../../shared/features/ordering/line/LineStepper'
import { onceLine } from '../../shared/features/ordering/line/ordered-line'
import { OrderEditDialog } from '../../shared/features/ordering/OrderEditDialog'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './order-edit.options'
import { orderEditMessages } from './order-edit-messages'

/** An Edit button beside an ordered product, and its dialog (OE-01). */
export function OrderEdit({ deliveryDate, stepper, quantity, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(orderEditMessages)
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  const date = parseDate(deliveryDate)
  const blocked = reasonOf(given.blocked, messages)
  const day = date && dayInWords(date, messages)
  const line = stepper && deliveryDate && onceLine(product, deliveryDate)
  return (
    <>
      <LineTools {...{ product, line, day, blocked }} printed={quantity} savedWords={messages.savedOneOff}>
        <EditLink words={messages.open} about={product.name} onPress={open} />
      </LineTools>
      <OrderEditDialog {...{ isOpen, product, blocked }} date={deliveryDate} onClose={close} />
    </>
  )
}
