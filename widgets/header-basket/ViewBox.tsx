import type { BoxesWording } from '../../shared/boxes/boxes-wording'
import type { BoxOrder, UnfinishedAmendment } from '../../shared/rules/box-order'
import { useDialogPart } from '../../shared/services/use-part'

const loadDialog = () => import('../../shared/boxes/ViewBoxDialog')

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
