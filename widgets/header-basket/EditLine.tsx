import { useDialogPart } from '../../shared/platform/services/use-part'
import type { LineDialogProps } from './LineDialog'

const loadDialog = () => import('./LineDialog')

/** Fetches what changes a line when the first line is to be changed. */
export function EditLine(props: LineDialogProps) {
  const part = useDialogPart(loadDialog, 1, props.onClose)
  return part && <part.LineDialog {...props} />
}
