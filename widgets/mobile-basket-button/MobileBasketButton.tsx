import { useState } from 'react'
import type { BasketWording } from '../../shared/basket/basket-wording'
import { basketTotals } from '../../shared/rules/basket'
import type { Pence } from '../../shared/rules/money'
import { useBasket } from '../../shared/services/use-basket'
import { useDialogPart } from '../../shared/services/use-part'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { basket } from '../../shared/ui/icon-shapes'

type MobileBasketButtonProps = {
  minimumOrderValue: Pence | undefined
  labels: BasketWording & { item: string; items: string }
}

const loadDialog = () => import('./BasketDialog')

/** How many items are in the box (HB-55, A-27); pressed, it shows the box (HB-56). */
export function MobileBasketButton({ minimumOrderValue, labels }: MobileBasketButtonProps) {
  const items = useBasket(({ basket }) => basket && basketTotals(basket).items)
  const [isOpen, setOpen] = useState(false)
  const [occasion, setOccasion] = useState(0)
  const part = useDialogPart(loadDialog, occasion, () => setOpen(false))
  const open = () => {
    setOpen(true)
    if (!part) setOccasion(occasion + 1)
  }
  const words = `${items ?? '—'} ${items === 1 ? labels.item : labels.items}`
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`${words}: ${labels.title}`}
        busy={isOpen && !part && words}
        onPress={open}
      >
        <Icon shape={basket} /> {words}
      </Button>
      {part && (
        <part.BasketDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          {...{ minimumOrderValue, labels }}
        />
      )}
    </>
  )
}
