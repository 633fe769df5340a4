import { isRegularLine } from '../../../shared/domain/rules/essentials/line-state'
import type { WeekLine } from '../../../shared/domain/rules/essentials/week'
import { DayOrderDialog } from '../../../shared/features/ordering/day/DayOrderDialog'
import { OrderEditDialog } from '../../../shared/features/ordering/OrderEditDialog'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { headerBasketMessages } from '../header-basket-messages'

export type LineDialogProps = {
  line: WeekLine
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** Edits one line: a regular order for one day or all weeks, or a one-off order for its date. */
export function LineDialog({ line, ...how }: LineDialogProps) {
  const messages = useMessages(headerBasketMessages)
  const product = { ...line.product, name: line.name }
  const common = { ...how, isOpen: true, product, date: line.sentDate }
  return isRegularLine(line) ? (
    <DayOrderDialog
      {...common}
      title={interpolate(messages.changeLine, { name: line.name })}
      reloads={false}
    />
  ) : (
    <OrderEditDialog {...common} isInWeek />
  )
}
