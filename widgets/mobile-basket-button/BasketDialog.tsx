import { BasketPanel } from '../../shared/features/basket/BasketPanel'
import type { BasketMessages } from '../../shared/features/basket/basket-messages'
import type { Pence } from '../../shared/platform/values/money'
import { Dialog } from '../../shared/ui/dialog/Dialog'

type BasketDialogProps = {
  isOpen: boolean
  onClose: () => void
  minimumOrderValue: Pence | undefined
  labels: BasketMessages
}

/** The Best of Local basket in a dialog (HB-56). */
export function BasketDialog({ isOpen, onClose, minimumOrderValue, labels }: BasketDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={labels.title} onClose={onClose}>
      <BasketPanel minimum={minimumOrderValue ?? null} labels={labels} hidesTitle />
    </Dialog>
  )
}
