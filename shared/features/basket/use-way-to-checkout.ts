import { type MouseEvent, useState } from 'react'
import { useBasketStore } from '../../domain/hooks/use-basket'
import type { Basket } from '../../domain/rules/basket'
import { pages } from '../../platform/page/addresses'
import { useNavigation } from '../../platform/providers/use-navigation'

const amounts = (basket: Basket | null) => basket?.lines.map(({ id, quantity }) => `${id} ${quantity}`).join()

/** Returns what a link to the checkout does first: it waits until every change is saved (BB-27). */
export function useWayToCheckout() {
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
  return { isLeaving, saveFirst }
}
