import { DayOrderDialog } from '../../shared/ordering/DayOrderDialog'
import { OrderEditDialog } from '../../shared/ordering/OrderEditDialog'
import { isRegularLine } from '../../shared/rules/line-state'
import type { WeekLine } from '../../shared/rules/week'

type LineDialogProps = { line: WeekLine; onClose: () => void }

/** Changes one line: one day or all weeks of a regular order, or the order for that date. */
export function LineDialog({ line, onClose }: LineDialogProps) {
  const product = { ...line.product, name: line.name }
  const common = { isOpen: true, product, date: line.sentDate, onClose }
  return isRegularLine(line) ? (
    <DayOrderDialog {...common} title={`Change ${line.name}`} reloads={false} />
  ) : (
    <OrderEditDialog {...common} />
  )
}
