import type { OptionValues } from '../../shared/options/options'
import { DayOrderDialog } from '../../shared/ordering/DayOrderDialog'
import { EditLink } from '../../shared/ordering/EditLink'
import { productFrom } from '../../shared/ordering/product.options'
import { useOpenDialog } from '../../shared/ordering/use-open-dialog'
import { parseDate } from '../../shared/rules/dates'
import { useDates } from '../../shared/ui/use-dates'
import type { options } from './day-order.options'

/** A link beside one day's delivery, and the dialog that changes that day or all weeks (DO-01). */
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
        blocked={blocked && labels.blocked}
        onClose={close}
      />
    </>
  )
}
