import { useRef } from 'react'
import { readWeek } from '../api/week'
import type { UnfinishedAmendment } from '../rules/box-order'
import { weekStart } from '../rules/dates'
import { today } from '../rules/london'
import { useApi } from '../services/use-api'
import { useBasketStore } from '../services/use-basket'
import { useNow } from '../services/use-now'
import { useShop } from '../services/use-shop'

export type Unfinished = ReturnType<typeof useUnfinished>

/**
 * The amendment that is not finished, as the page was written; undefined where it does not say. It counts until
 * something may have changed: then the shop is asked.
 */
export function useUnfinished(ofPage: UnfinishedAmendment | null | undefined) {
  const api = useApi()
  const basket = useBasketStore()
  const now = useNow()
  const restores = useShop(state => state.session.restores)
  const isInDoubt = useRef(false)
  const askShop = async () => (await readWeek(api, weekStart(today(now())))).unfinished
  return {
    askShop,
    read: async () =>
      ofPage === undefined || restores || isInDoubt.current || basket.getState().hasCancelled
        ? askShop()
        : ofPage,
    /** An answer was lost, or was a refusal: what the page was written with may be out of date. */
    doubtPage() {
      isInDoubt.current = true
    },
  }
}
