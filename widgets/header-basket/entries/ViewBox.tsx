import type { BoxOrder, UnfinishedAmendment } from '../../../shared/domain/rules/boxes/box-order'
import { useLazyDialog } from '../../../shared/ui/status/use-lazy-dialog'

const loadDialog = () => import('../../../shared/features/boxes/ViewBoxDialog')

type ViewBoxProps = {
  box: BoxOrder
  press: object
  unfinished: UnfinishedAmendment | null
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** Loads the box dialog when the first box is viewed. */
export function ViewBox({ press, ...props }: ViewBoxProps) {
  const { part, missing } = useLazyDialog(loadDialog, press)
  return part ? <part.ViewBoxDialog {...props} place="week" isOpen /> : missing
}
