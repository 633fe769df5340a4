import { useLazyDialog } from '../../../shared/platform/providers/use-lazy'
import type { LineDialogProps } from './LineDialog'

const loadDialog = () => import('./LineDialog')

/** Fetches what changes a line when the first line is to be changed. */
export function EditLine(props: LineDialogProps) {
  const part = useLazyDialog(loadDialog, 1, props.onClose)
  return part && <part.LineDialog {...props} />
}
