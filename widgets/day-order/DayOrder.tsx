import { parseDate } from '../../shared/domain/rules/dates/dates'
import { DayOrderDialog } from '../../shared/features/ordering/day/DayOrderDialog'
import { EditLink } from '../../shared/features/ordering/EditLink'
import { productFrom } from '../../shared/features/ordering/product.options'
import { reasonOf } from '../../shared/features/ordering/reason-of'
import { useOpenDialog } from '../../shared/features/ordering/use-open-dialog'
import type { OptionValues } from '../../shared/platform/options/options'
import { useDates } from '../../shared/ui/date/use-dates'
import type { options } from './day-order.options'

/** A link beside one day's delivery, and the dialog that changes the order for that day or for all weeks (DO-01). */
export function DayOrder({ selectedDate, blocked, labels, ...given }: OptionValues<typeof options>) {
  const product = productFrom(given.product)
  const { isOpen, open, close } = useOpenDialog()
  const written = useDates()
  const date = parseDate(selectedDate)
  const about = [product.name, date && written(date, 'dddd Do MMMM')].filter(Boolean).join(', ')
  return (
    <>
      <EditLink words={labels.open} about={about} onPress={open} />
      <DayOrderDialog
        {...{ isOpen, product }}
        title={`${labels.title} ${product.name}`}
        date={selectedDate}
        blocked={reasonOf(blocked, labels)}
        onClose={close}
      />
    </>
  )
}
