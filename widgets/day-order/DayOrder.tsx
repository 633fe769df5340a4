import { parseDate } from '../../shared/domain/rules/dates/dates'
import { DayOrderDialog } from '../../shared/features/ordering/day/DayOrderDialog'
import { EditLink } from '../../shared/features/ordering/EditLink'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useDates } from '../../shared/ui/date/use-dates'
import type { options } from './day-order.options'
import { dayOrderMessages } from './day-order-messages'

/** A link beside one day's delivery, and the dialog that changes the order for that day or for all weeks (DO-01). */
export function DayOrder({ selectedDate, blocked, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(dayOrderMessages)
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  const written = useDates()
  const date = parseDate(selectedDate)
  const about = [product.name, date && written(date, 'dddd Do MMMM')].filter(Boolean).join(', ')
  return (
    <>
      <EditLink words={messages.open} about={about} onPress={open} />
      <DayOrderDialog
        {...{ isOpen, product }}
        title={`${messages.title} ${product.name}`}
        date={selectedDate}
        blocked={reasonOf(blocked, messages)}
        onClose={close}
      />
    </>
  )
}
