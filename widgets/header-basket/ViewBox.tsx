import { boxesWording } from '../../shared/boxes/boxes-wording'
import { useDialogPart } from '../../shared/mount/use-part'
import type { BoxOrder, UnfinishedAmendment } from '../../shared/rules/box-order'

const loadDialog = () => import('../../shared/boxes/ViewBoxDialog')

type ViewBoxProps = { box: BoxOrder; unfinished: UnfinishedAmendment | null; onClose: () => void }

/** Fetches what shows a box when the first one is to be seen. */
export function ViewBox({ box, unfinished, onClose }: ViewBoxProps) {
  const part = useDialogPart(loadDialog, 1, onClose)
  return (
    part && <part.ViewBoxDialog {...{ box, unfinished, onClose }} offer="week" isOpen labels={boxesWording} />
  )
}
