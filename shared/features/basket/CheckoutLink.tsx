import { memo } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { pages } from '../../platform/page/addresses'
import { announce } from '../../platform/page/live-region'
import { ButtonLink } from '../../ui/button/ButtonLink'
import { basketMessages } from './basket-messages'
import { useWayToCheckout } from './use-way-to-checkout'

type CheckoutLinkProps = {
  /** The reason why the checkout cannot be opened yet. */
  reason: string | undefined
  words: string
}

/** The link to the checkout, followed once every change is saved (BB-27). */
export const CheckoutLink = memo(function CheckoutLink({ reason, words }: CheckoutLinkProps) {
  const messages = useMessages(basketMessages)
  const { isLeaving, saveFirst } = useWayToCheckout()
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
