import type { BoxOrder, UnfinishedAmendment } from '../../../shared/domain/rules/boxes/box-order'
import type { WeekLine } from '../../../shared/domain/rules/essentials/week'
import { EditLine } from './EditLine'
import { ViewBox } from './ViewBox'

/** An entry of a day that opens a dialog. */
export type Entry = { line: WeekLine } | { box: BoxOrder }

type EntryDialogProps = {
  entry: Entry
  /** The press, after which a file that is missing is fetched again. */
  press: object
  unfinished: UnfinishedAmendment | null
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** The dialog of a line or a box; it stays open even if a newer response no longer contains the entry. */
export function EntryDialog({ entry, unfinished, ...how }: EntryDialogProps) {
  return 'line' in entry ? (
    <EditLine line={entry.line} {...how} />
  ) : (
    <ViewBox box={entry.box} unfinished={unfinished} {...how} />
  )
}
