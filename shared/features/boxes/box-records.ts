import { useStore } from 'zustand'
import { heardOf } from '../../domain/api/answers'
import { readWeek } from '../../domain/api/week'
import { apiProvider } from '../../domain/hooks/use-api'
import { createExpiryTimers } from '../../domain/page/expiry-timers'
import { type BoxOrder, boxAt, expiriesOf } from '../../domain/rules/boxes/box-order'
import { momentOf, nextMidnight, nextOf } from '../../domain/rules/dates/clock'
import { type CalendarDate, weekStart } from '../../domain/rules/dates/dates'
import { type Week, withPausesAgreed } from '../../domain/rules/essentials/week'
import { createResource, type Resource } from '../../domain/store/resource'
import { listen } from '../../platform/page/events/window-events'
import { mayBeOld } from '../../platform/page/facts/written-page'
import { watchFreshness } from '../../platform/page/lifecycle/freshness'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider, useAskedClock, useTime } from '../../platform/providers/use-clock'
import { tabsProvider } from '../../platform/providers/use-tabs'

/** The last known state of one box. */
type BoxRecord = {
  box: BoxOrder
  /** The date to which the depot has moved the box; null if it was not moved or the shop does not say. */
  movedTo: CalendarDate | null
  /** The shop no longer lists the box. */
  isGone: boolean
}

/** Provides the records of the page's boxes: the page's own data until it may be out of date. */
const boxRecordsProvider: Provider<(given: BoxOrder) => Resource<BoxRecord>> = (inject, onDispose) => {
  const known = new Map<string, Resource<BoxRecord>>()
  const timers = createExpiryTimers(inject(clockProvider), id => known.get(id)?.invalidate())
  onDispose(timers.stop)
  const recordIn = (week: Week, given: BoxOrder, date: CalendarDate): BoxRecord => {
    const { boxes, shifts } = withPausesAgreed(week)
    const found = boxes.find(({ id }) => id === given.id)
    const movedTo = shifts.find(({ from }) => from === date)?.to ?? null
    timers.follow(given.id, expiriesOf(found ?? given))
    // A shop may leave out cancelled boxes, so a box that was last known as cancelled stays.
    const last = known.get(given.id)?.getState().value?.box
    const box = found ?? (last?.isCancelled ? last : null)
    return { box: box ?? given, movedTo, isGone: !box }
  }
  const create = (given: BoxOrder): Resource<BoxRecord> => {
    const { date } = given
    const asWritten: BoxRecord = { box: given, movedTo: null, isGone: false }
    timers.follow(given.id, expiriesOf(given))
    // A box without a date cannot be read.
    if (date === null) return createResource({ read: async () => asWritten, initialValue: asWritten })
    const start = weekStart(date)
    const record = createResource<BoxRecord>({
      read: async signal => recordIn(await readWeek(inject(apiProvider), start, signal), given, date),
      ...(!given.isShifted && !mayBeOld() && { initialValue: asWritten }),
    })
    onDispose(heardOf('week', start, week => recordIn(week, given, date))(record.hear))
    return record
  }
  const invalidate = () => {
    for (const record of known.values()) record.invalidate()
  }
  onDispose(listen('product-posted', ({ template }) => template === 'bol' && invalidate()))
  onDispose(listen('basket-updated', invalidate))
  onDispose(watchFreshness({ onStale: invalidate }, inject(tabsProvider)))
  return given => {
    const record = known.get(given.id) ?? create(given)
    known.set(given.id, record)
    return record
  }
}

/** Returns the current record of a server-rendered box; past its cut-off the box cannot be changed. */
export function useBoxRecord(
  given: BoxOrder,
): BoxRecord & { isKnown: boolean; replace: (box: BoxOrder) => void } {
  const record = useProvider(boxRecordsProvider)(given)
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

/** Returns the shop's time, updated at the box's cut-off and at midnight; null until it is known (J-50). */
export function useBoxTime({ cutoff }: Pick<BoxOrder, 'cutoff'>): Date | null {
  const isKnown = useAskedClock()
  const time = useTime(now => nextOf([momentOf(cutoff), nextMidnight(now)], now))
  return isKnown ? time : null
}
