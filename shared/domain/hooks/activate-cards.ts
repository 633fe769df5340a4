import { activateName } from '../../platform/page/events/activate'
import { placeholdersOf } from '../../platform/page/placeholders'
import { parseJson } from '../../platform/values/json'

/** The product of a card whose widget is not fetched yet; a card that cannot be read waits for its press. */
function productOf(card: HTMLElement): string | undefined {
  try {
    const script = card.querySelector('script[type="application/json"]')
    const { id } = Object(
      card.dataset.product
        ? parseJson(card.dataset.product)
        : Object(parseJson(script?.textContent ?? '')).product,
    )
    return id === undefined ? undefined : `${id}`
  } catch {
    return undefined
  }
}

/**
 * Has cards of products show what the page has learnt of them, each as it nears the screen: until its first press a card
 * is what the server has printed (F-10).
 */
export function activateCards(isConcerned: (product: string) => boolean = () => true): void {
  for (const card of placeholdersOf('order-dialog', 'waiting')) {
    const product = productOf(card)
    if (product !== undefined && isConcerned(product))
      card.dispatchEvent(new CustomEvent(activateName, { bubbles: true }))
  }
}
