import { type MouseEvent, memo, useState } from 'react'
import { useBasketStore } from '../../domain/hooks/use-basket'
import type { Basket } from '../../domain/rules/basket'
import { useMessages } from '../../platform/messages/use-messages'
import { pages } from '../../platform/page/addresses'
import { announce } from '../../platform/page/live-region'
import { useNavigation } from '../../platform/providers/use-navigation'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { basketMessages } from './basket-messages'

const amounts = (basket: Basket | null) => basket?.lines.map(({ id, quantity }) => `${id} ${quantity}`).join()

type CheckoutLinkProps = {
  /** The reason why the checkout cannot be opened yet. */
  reason: string | undefined
  words: string
}

/** The link to the checkout, followed once every change is saved (BB-27). */
export const CheckoutLink = memo(function CheckoutLink({ reason, words }: CheckoutLinkProps) {
  const messages = useMessages(basketMessages)
  const basket = useBasketStore()
  const { goTo } = useNavigation()
  const [isLeaving, setLeaving] = useState(false)

  const saveFirst = async (event: MouseEvent) => {
    if (!basket.getState().isSaving) return
    event.preventDefault()
    const asked = amounts(basket.getState().basket)
    setLeaving(true)
    await basket.getState().settle()
    setLeaving(false)
    // If a change could not be saved, the customer stays here to see it before ordering.
    if (amounts(basket.getState().basket) === asked) goTo(pages.checkout)
  }
  return (
    <ButtonLink
      href={pages.checkout}
      tone="accent"
      block
      busy={isLeaving && messages.leaving}
      disabledReason={reason}
      onPress={event => void saveFirst(event)}
      onRefuse={() => reason && announce(reason)}
    >
      {words}
    </ButtonLink>
  )
})
