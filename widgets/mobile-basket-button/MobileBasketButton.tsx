import { useState } from 'react'
import { useBasket } from '../../shared/domain/hooks/use-basket'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { basket } from '../../shared/ui/button/icon-shapes'
import { useLazyDialog } from '../../shared/ui/status/use-lazy-dialog'
import { BasketBar } from './BasketBar'
import { totalsOf } from './known-totals'
import type { options } from './mobile-basket-button.options'
import { mobileBasketButtonMessages } from './mobile-basket-button-messages'

const loadDialog = () => import('./BasketDialog')

/** A button with the number of items in the basket (HB-55, A-27), which opens the basket in a dialog (HB-56). */
export function MobileBasketButton({ minimumOrderValue, look }: OptionValues<typeof options>) {
  const messages = useMessages(mobileBasketButtonMessages)
  const items = useBasket(state => totalsOf(state)?.items)
  const [isOpen, setOpen] = useState(false)
  const { part, isOpening, missing, again } = useLazyDialog(loadDialog, isOpen)
  const open = () => {
    setOpen(true)
    again()
  }
  const words = `${items ?? '—'} ${items === 1 ? messages.item : messages.items}`
  const busy = isOpening && words
  return (
    <>
      {missing}
      {look === 'bar' ? (
        // An empty basket shows no bar.
        (items || isOpen) && <BasketBar {...{ words, busy }} onPress={open} />
      ) : (
        <Button aria-haspopup="dialog" aria-label={`${words}: ${messages.title}`} busy={busy} onPress={open}>
          <Icon shape={basket} /> {words}
        </Button>
      )}
      {part && (
        <part.BasketDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          minimumOrderValue={minimumOrderValue}
        />
      )}
    </>
  )
}
