import { useDialogPart } from '../../shared/mount/use-part'
import type { WeekLine } from '../../shared/rules/week'

const loadDialog = () => import('./LineDialog')

/** Fetches what changes a line when the first line is to be changed. */
export function EditLine({ line, onClose }: { line: WeekLine; onClose: () => void }) {
  const part = useDialogPart(loadDialog, 1, onClose)
  return part && <part.LineDialog line={line} onClose={onClose} />
}
