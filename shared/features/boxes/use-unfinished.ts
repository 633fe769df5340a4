import { readWeek } from '../../domain/api/week'
import { useApi } from '../../domain/hooks/use-api'
import type { UnfinishedAmendment } from '../../domain/rules/boxes/box-order'
import { weekStart } from '../../domain/rules/dates/dates'
import { mayBeOld } from '../../platform/page/facts/written-page'
import { useClock } from '../../platform/providers/use-clock'
import { today } from '../../platform/values/london'

export type Unfinished = ReturnType<typeof useUnfinished>

/** Reads the unfinished amendment from the page, or from the shop if the page may be out of date or does not say. */
export function useUnfinished(ofPage: UnfinishedAmendment | null | undefined) {
  const api = useApi()
  const now = useClock()
  const askShop = async () => (await readWeek(api, weekStart(today(now())))).unfinished
  return {
    askShop,
    read: async () => (ofPage === undefined || mayBeOld() ? askShop() : ofPage),
  }
}
