import { dayInWords, parseDate } from '../../shared/domain/rules/dates/dates'
import { isWeeklyOnly } from '../../shared/domain/rules/product'
import { DayOrderDialog } from '../../shared/features/ordering/day/DayOrderDialog'
import { EditLink } from '../../shared/features/ordering/EditLink'
import { LineTools } from '../../shared/features/ordering/line/LineStepper'
import { dayLine } from '../../shared/features/ordering/line/ordered-line'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import type { options } from './day-order.options'
import { dayOrderMessages } from './day-order-messages'

/** A link beside one day's delivery, and the dialog that changes the order for that day or for all weeks (DO-01). */
export function DayOrder({ selectedDate, stepper, quantity, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(dayOrderMessages)
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  const date = parseDate(selectedDate)
  const blocked = reasonOf(given.blocked, messages)
  const day = date && dayInWords(date, messages)
  const about = [product.name, day].filter(Boolean).join(', ')
  const line = stepper && date && !isWeeklyOnly(product) && dayLine(product, date, selectedDate)
  return (
    <>
      <LineTools {...{ product, line, day, blocked }} printed={quantity} savedWords={messages.savedDay}>
        <EditLink words={messages.open} about={about} onPress={open} />
      </LineTools>
      <DayOrderDialog
        {...{ isOpen, product, blocked }}
        title={`${messages.title} ${product.name}`}
        date={selectedDate}
        onClose={close}
      />
    </>
  )
}
