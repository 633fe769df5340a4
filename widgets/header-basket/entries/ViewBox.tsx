import type { BoxOrder, UnfinishedAmendment } from '../../../shared/domain/rules/boxes/box-order'
import { useLazyDialog } from '../../../shared/platform/providers/use-lazy'

const loadDialog = () => import('../../../shared/features/boxes/ViewBoxDialog')

type ViewBoxProps = {
  box: BoxOrder
  unfinished: UnfinishedAmendment | null
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** Loads the box dialog when the first box is viewed. */
export function ViewBox(props: ViewBoxProps) {
  const part = useLazyDialog(loadDialog, 1, props.onClose)
  return part && <part.ViewBoxDialog {...props} place="week" isOpen />
}
