import type { BoxOrder, UnfinishedAmendment } from '../../shared/domain/rules/boxes/box-order'
import type { BoxesWording } from '../../shared/features/boxes/boxes-wording'
import { useDialogPart } from '../../shared/platform/services/use-part'

const loadDialog = () => import('../../shared/features/boxes/ViewBoxDialog')

type ViewBoxProps = {
  box: BoxOrder
  unfinished: UnfinishedAmendment | null
  labels: BoxesWording
  returnFocusTo: () => HTMLElement | null
  onClose: () => void
}

/** Fetches what shows a box when the first one is to be seen. */
export function ViewBox(props: ViewBoxProps) {
  const part = useDialogPart(loadDialog, 1, props.onClose)
  return part && <part.ViewBoxDialog {...props} offer="week" isOpen />
}
