import { useLazyDialog } from '../../../shared/ui/status/use-lazy-dialog'
import type { LineDialogProps } from './LineDialog'

const loadDialog = () => import('./LineDialog')

/** Loads the edit dialog when the first line is edited. */
export function EditLine({ press, ...props }: LineDialogProps & { press: object }) {
  const { part, missing } = useLazyDialog(loadDialog, press)
  return part ? <part.LineDialog {...props} /> : missing
}
