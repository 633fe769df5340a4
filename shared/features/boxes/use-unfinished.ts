import { readWeek } from '../../domain/api/week'
import { useApi } from '../../domain/hooks/use-api'
import type { UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { weekStart } from '../../domain/rules/dates/dates'
import { writtenPage } from '../../platform/page/facts/written-page'
import { useClock } from '../../platform/providers/use-clock'
import { today } from '../../platform/values/london'

export type Unfinished = ReturnType<typeof useUnfinished>

/**
 * The amendment that is not finished, as the page was written; undefined where it does not say. It counts until
 * something may have changed: then the shop is asked.
 */
export function useUnfinished(ofPage: UnfinishedAmendment | null | undefined) {
  const api = useApi()
  const now = useClock()
  const askShop = async () => (await readWeek(api, weekStart(today(now())))).unfinished
  return {
    askShop,
    read: async () => (ofPage === undefined || writtenPage().mayBeOld ? askShop() : ofPage),
  }
}
