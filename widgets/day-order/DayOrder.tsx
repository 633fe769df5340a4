import { parseDate } from '../../shared/domain/rules/dates/dates'
import { isWeeklyOnly } from '../../shared/domain/rules/product'
import { DayOrderDialog } from '../../shared/features/ordering/day/DayOrderDialog'
import { EditLink } from '../../shared/features/ordering/EditLink'
import { LineStepper } from '../../shared/features/ordering/line/LineStepper'
import { dayLine } from '../../shared/features/ordering/line/ordered-line'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useDates } from '../../shared/ui/date/use-dates'
import type { options } from './day-order.options'
import { dayOrderMessages } from './day-order-messages'

/** A link beside one day's delivery, and the dialog that changes the order for that day or for all weeks (DO-01). */
export function DayOrder({ selectedDate, stepper, quantity, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(dayOrderMessages)
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  const written = useDates()
  const date = parseDate(selectedDate)
  const blocked = reasonOf(given.blocked, messages)
  const day = date && written(date, 'dddd D MMMM')
  const about = [product.name, day].filter(Boolean).join(', ')
  const link = <EditLink words={messages.open} about={about} onPress={open} />
  return (
    <>
      {stepper && date && day && !isWeeklyOnly(product) ? (
        <LineStepper
          {...{ product, day, blocked }}
          line={dayLine(product, date, selectedDate)}
          printed={quantity}
          savedWords={messages.savedDay}
        >
          {link}
        </LineStepper>
      ) : (
        link
      )}
      <DayOrderDialog
        {...{ isOpen, product, blocked }}
        title={`${messages.title} ${product.name}`}
        date={selectedDate}
        onClose={close}
      />
    </>
  )
}
