import { readWeek } from '../api/week'
import { writtenPage } from '../page/written-page'
import type { UnfinishedAmendment } from '../rules/box-order'
import { weekStart } from '../rules/dates'
import { today } from '../rules/london'
import { useApi } from '../services/use-api'
import { useNow } from '../services/use-now'

export type Unfinished = ReturnType<typeof useUnfinished>

/**
 * The amendment that is not finished, as the page was written; undefined where it does not say. It counts until
 * something may have changed: then the shop is asked.
 */
export function useUnfinished(ofPage: UnfinishedAmendment | null | undefined) {
  const api = useApi()
  const now = useNow()
  const askShop = async () => (await readWeek(api, weekStart(today(now())))).unfinished
  return {
    askShop,
    read: async () => (ofPage === undefined || writtenPage().mayBeOld ? askShop() : ofPage),
  }
}
