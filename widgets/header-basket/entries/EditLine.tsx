import { useLazyDialog } from '../../../shared/platform/providers/use-lazy'
import type { LineDialogProps } from './LineDialog'

const loadDialog = () => import('./LineDialog')

/** Loads the edit dialog when the first line is edited. */
export function EditLine(props: LineDialogProps) {
  const part = useLazyDialog(loadDialog, 1, props.onClose)
  return part && <part.LineDialog {...props} />
}
