import { DayOrderDialog } from '../../shared/ordering/DayOrderDialog'
import { OrderEditDialog } from '../../shared/ordering/OrderEditDialog'
import { isRegularLine } from '../../shared/rules/line-state'
import type { WeekLine } from '../../shared/rules/week'

export type LineDialogProps = {
  line: WeekLine
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** Changes one line: one day or all weeks of a regular order, or the order for that date. */
export function LineDialog({ line, ...how }: LineDialogProps) {
  const product = { ...line.product, name: line.name }
  const common = { ...how, isOpen: true, product, date: line.sentDate }
  return isRegularLine(line) ? (
    <DayOrderDialog {...common} title={`Change ${line.name}`} reloads={false} />
  ) : (
    <OrderEditDialog {...common} />
  )
}
