import { readBasket } from '../../domain/api/basket'
import { editBasketBox, editBoxOrder, reorderBox } from '../../domain/api/box-orders'
import type { Saved } from '../../domain/api/client/saved'
import { useApi } from '../../domain/hooks/use-api'
import { useBasketStore } from '../../domain/hooks/use-basket'
import { useChange } from '../../domain/hooks/use-change'
import { basketTotals, totalsWith } from '../../domain/rules/basket'
import type { BoxOrder } from '../../domain/rules/boxes/box-order'
import { pages } from '../../platform/page/addresses'
import { useProvider } from '../../platform/providers/provider'
import { useNavigation } from '../../platform/providers/use-navigation'
import { tabsProvider } from '../../platform/providers/use-tabs'
import type { Unfinished } from './use-unfinished'

/**
 * A request about a box: change it from a page, change one week or all weeks from the weekly basket, or order it
 * again.
 */
export type BoxRequest = 'edit' | 'edit-week' | 'edit-all' | 'reorder'

/** Sends a box request, finds out its outcome, and opens the page to which it leads. */
export function useBoxChange(box: BoxOrder, { askShop }: Unfinished) {
  const api = useApi()
  const basket = useBasketStore()
  const { goTo } = useNavigation()
  const tabs = useProvider(tabsProvider)
  const change = useChange<Saved>()

  const itemsHeld = () => {
    const { basket: held, unread } = basket.getState()
    return held && totalsWith(held, unread.accepted).items
  }
  const send = (asked: BoxRequest): Promise<Saved> => {
    if (asked === 'reorder') return reorderBox(api, box)
    if (asked === 'edit') return editBoxOrder(api, box)
    return editBasketBox(api, box, { isThisWeekOnly: asked === 'edit-week' })
  }
  /**
   * Returns whether a request succeeded: after a re-order the basket holds more items; after an edit there is an
   * unfinished amendment.
   */
  const isDone = async (asked: BoxRequest, before: number | null) => {
    if (asked !== 'reorder') return (await askShop()) !== null
    void basket.getState().refresh()
    const after = basketTotals(await readBasket(api)).items
    if (before === null) throw new TypeError('the number of items before is not known')
    return after > before
  }
  return {
    change,
    isBasketKnown: () => basket.getState().basket !== null,
    /** Waits for the basket; resolves to whether it holds items, which the customer must see first (A8). */
    async findsItems(): Promise<boolean> {
      await basket.getState().settle()
      return (itemsHeld() ?? 0) > 0
    },
    async sendChange(asked: BoxRequest): Promise<void> {
      const before = itemsHeld()
      await change.begin('', {
        send: () => send(asked),
        isDone: () => isDone(asked, before),
        onDone(answer) {
          tabs.tell({ kind: 'orders-changed' })
          const page = asked === 'reorder' ? pages.checkout : pages.featured
          const { redirect } = answer ?? { redirect: null }
          if (redirect === null || !goTo(redirect)) goTo(page)
        },
      })
    },
    /** Opens the unfinished amendment, without a call (UA-06). */
    proceed: () => void goTo(pages.featured),
  }
}
