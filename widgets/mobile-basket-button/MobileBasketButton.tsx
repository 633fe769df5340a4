import { useState } from 'react'
import { useBasket } from '../../shared/domain/hooks/use-basket'
import { totalsWith } from '../../shared/domain/rules/basket'
import { type BasketState, isStale } from '../../shared/domain/store/basket/basket-state'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useLazyDialog } from '../../shared/platform/providers/use-lazy'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { basket } from '../../shared/ui/button/icon-shapes'
import { BasketBar } from './BasketBar'
import type { options } from './mobile-basket-button.options'
import { mobileBasketButtonMessages } from './mobile-basket-button-messages'

const loadDialog = () => import('./BasketDialog')

/** Items and sum, where the shop has said what is in the basket; null otherwise. */
const totalsOf = (state: BasketState) =>
  state.basket && !state.basket.isPartial && !isStale(state)
    ? totalsWith(state.basket, state.unread.accepted)
    : null

/** A button with the number of items in the basket (HB-55, A-27), which opens the basket in a dialog (HB-56). */
export function MobileBasketButton({ minimumOrderValue, look }: OptionValues<typeof options>) {
  const messages = useMessages(mobileBasketButtonMessages)
  const items = useBasket(state => totalsOf(state)?.items ?? null)
  const total = useBasket(state => totalsOf(state)?.total ?? null)
  const [isOpen, setOpen] = useState(false)
  const [occasion, setOccasion] = useState(0)
  const part = useLazyDialog(loadDialog, occasion, () => setOpen(false))
  const open = () => {
    setOpen(true)
    if (!part) setOccasion(occasion + 1)
  }
  const words = `${items ?? '—'} ${items === 1 ? messages.item : messages.items}`
  const busy = isOpen && !part && words
  return (
    <>
      {look === 'bar' ? (
        // Of a basket without anything there is nothing to see.
        (items || isOpen) && <BasketBar {...{ words, total, busy }} onPress={open} />
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
