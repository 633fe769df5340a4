import { useStore } from 'zustand'
import { readWeek } from '../../domain/api/week'
import { createTurns } from '../../domain/hooks/turns'
import { apiService } from '../../domain/hooks/use-api'
import { type BoxOrder, boxAt, turnsOf } from '../../domain/rules/boxes/box-order'
import { momentOf, nextMidnight, nextOf } from '../../domain/rules/dates/clock'
import { type CalendarDate, weekStart } from '../../domain/rules/dates/dates'
import { createResource, type Resource } from '../../domain/store/resource'
import { watchFreshness } from '../../platform/page/lifecycle/freshness'
import { listen } from '../../platform/page/window-events'
import { writtenPage } from '../../platform/page/written-page'
import { type Service, useService } from '../../platform/services/service'
import { clockService, useTime } from '../../platform/services/use-now'
import { tabsService } from '../../platform/services/use-tabs'

/** What the shop has last said of one box. */
type BoxRecord = {
  box: BoxOrder
  /** Where the depot has moved it; null where it has not, or the shop does not say. */
  movedTo: CalendarDate | null
  /** The shop does not know it any more. */
  isGone: boolean
}

/** The records of the page's boxes: what the page was written with, until something may have changed. */
const boxRecordsService: Service<(given: BoxOrder) => Resource<BoxRecord>> = (need, atEnd) => {
  const known = new Map<string, Resource<BoxRecord>>()
  const turns = createTurns(need(clockService), id => known.get(id)?.invalidate())
  atEnd(turns.stop)
  const read = async (given: BoxOrder, date: CalendarDate, signal: AbortSignal): Promise<BoxRecord> => {
    const { boxes, shifts } = await readWeek(need(apiService), weekStart(date), signal)
    const found = boxes.find(({ id }) => id === given.id)
    const movedTo = shifts.find(({ from }) => from === date)?.to ?? null
    turns.follow(given.id, turnsOf(found ?? given))
    return { box: found ?? given, movedTo, isGone: !found }
  }
  const create = (given: BoxOrder): Resource<BoxRecord> => {
    const { date } = given
    const asWritten: BoxRecord = { box: given, movedTo: null, isGone: false }
    turns.follow(given.id, turnsOf(given))
    // One without a date cannot be asked for. Where one went that was moved, no page says.
    if (date === null) return createResource({ read: async () => asWritten, known: asWritten })
    return createResource<BoxRecord>({
      read: signal => read(given, date, signal),
      ...(!given.isShifted && !writtenPage().mayBeOld && { known: asWritten }),
    })
  }
  const invalidate = () => {
    for (const record of known.values()) record.invalidate()
  }
  atEnd(listen('product-posted', ({ template }) => template === 'bol' && invalidate()))
  atEnd(listen('basket-updated', invalidate))
  atEnd(watchFreshness({ onStale: invalidate }, need(tabsService)))
  return given => {
    const record = known.get(given.id) ?? create(given)
    known.set(given.id, record)
    return record
  }
}

/** The record of a box that the page was written with, as it stands now: past its cut-off it can be changed no longer. */
export function useBoxRecord(
  given: BoxOrder,
): BoxRecord & { isKnown: boolean; replace: (box: BoxOrder) => void } {
  const record = useService(boxRecordsService)(given)
  const { value, status } = useStore(record)
  const { box, movedTo, isGone } = value ?? { box: given, movedTo: null, isGone: false }
  const now = useBoxTime(box)
  return {
    box: boxAt(box, now),
    movedTo,
    isGone,
    isKnown: status !== 'failed',
    replace: changed => record.replace({ box: changed, movedTo, isGone }),
  }
}

/** The shop's time, told anew at the box's cut-off and at midnight. */
export const useBoxTime = ({ cutoff }: Pick<BoxOrder, 'cutoff'>): Date =>
  useTime(time => nextOf([momentOf(cutoff), nextMidnight(time)], time))
