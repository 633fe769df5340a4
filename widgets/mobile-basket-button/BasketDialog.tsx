import { BasketPanel } from '../../shared/features/basket/BasketPanel'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { Pence } from '../../shared/platform/values/money'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { mobileBasketButtonMessages } from './mobile-basket-button-messages'

type BasketDialogProps = {
  isOpen: boolean
  onClose: () => void
  minimumOrderValue: Pence | undefined
}

/** The Best of Local basket in a dialog (HB-56). */
export function BasketDialog({ isOpen, onClose, minimumOrderValue }: BasketDialogProps) {
  const messages = useMessages(mobileBasketButtonMessages)
  return (
    <Dialog isOpen={isOpen} title={messages.title} onClose={onClose}>
      <BasketPanel minimum={minimumOrderValue ?? null} hidesTitle />
    </Dialog>
  )
}
