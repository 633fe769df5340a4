import type { BoxOrder, UnfinishedAmendment } from '../../../shared/domain/rules/boxes/box-order'
import type { WeekLine } from '../../../shared/domain/rules/essentials/week'
import type { HeaderBasketMessages } from '../header-basket-messages'
import { EditLine } from './EditLine'
import { ViewBox } from './ViewBox'

/** What stands on a day and opens. */
export type Entry = { line: WeekLine } | { box: BoxOrder }

type EntryDialogProps = {
  entry: Entry
  unfinished: UnfinishedAmendment | null
  labels: HeaderBasketMessages
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** Changes a line or shows a box, also when the week that is read meanwhile no longer holds it. */
export function EntryDialog({ entry, unfinished, ...how }: EntryDialogProps) {
  return 'line' in entry ? (
    <EditLine line={entry.line} {...how} />
  ) : (
    <ViewBox box={entry.box} unfinished={unfinished} {...how} />
  )
}
