import { useEffect } from 'react'
import { useBasket } from '../../domain/hooks/use-basket'
import { totalsWith } from '../../domain/rules/basket'
import { useMessages } from '../../platform/messages/use-messages'
import { announce } from '../../platform/page/live-region'
import { interpolate } from '../../platform/values/interpolate'
import { Alert } from '../../ui/status/Alert'
import { boxesMessages } from './boxes-messages'

/** A note that the basket is not empty and that a re-ordered box adds to it. */
export function BasketNote() {
  const messages = useMessages(boxesMessages)
  const count = useBasket(({ basket, unread }) => totalsWith(basket, unread.accepted).items)
  const items = count === 1 ? messages.oneItem : interpolate(messages.manyItems, { count })
  const words = count > 0 ? interpolate(messages.addsToBasket, { items }) : ''
  useEffect(() => {
    if (words) announce(words)
  }, [words])
  return words && <Alert tone="info" messages={[words]} isSilent />
}
