import { BoxBasket } from '../../shared/basket/BoxBasket'
import type { BoxWording } from '../../shared/basket/box-wording'
import type { Pence } from '../../shared/rules/money'
import { Dialog } from '../../shared/ui/Dialog'

type BasketDialogProps = {
  isOpen: boolean
  onClose: () => void
  minimumOrderValue: Pence | undefined
  labels: BoxWording
}

/** The box in a dialog (HB-56). */
export function BasketDialog({ isOpen, onClose, minimumOrderValue, labels }: BasketDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={labels.title} onClose={onClose}>
      <BoxBasket minimum={minimumOrderValue ?? null} labels={labels} hidesTitle />
    </Dialog>
  )
}
