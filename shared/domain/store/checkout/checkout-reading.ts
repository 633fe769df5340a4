import { type CheckoutTotals, readBooking, readCheckout } from '../../api/checkout'
import type { ApiClient } from '../../api/client/client'
import type { BoxDraft } from '../../rules/basket'
import type { Booking } from '../../rules/boxes/checkout'
import { createResource, type ResourceState } from '../resource'
import type { Staleness, StalenessTracker } from '../staleness'
import { isMissing } from './order-finder'

/** What was read of an order that is being checked out, and how far it may still be shown. */
export type ReadingState = {
  totals: Pick<ResourceState<CheckoutTotals>, 'status' | 'value' | 'error'>
  /** The order may have been changed elsewhere: what is shown of it holds for another moment, and nothing is confirmed by it. */
  staleness: Staleness
}

type ReadingContext = {
  api: ApiClient
  draft: BoxDraft
  tracker: StalenessTracker
  get: () => ReadingState
  set: (patch: Partial<ReadingState>) => void
  /** Takes in when the shop will bring the order; null where its answers do not tell. */
  noteBooking: (booking: Booking | null) => void
  /** The shop does not know of this checkout any more. */
  onMissing: () => void
  /** There is nothing left to check out. */
  isOver: () => boolean
}

export const readingAtFirst: ReadingState = {
  totals: { status: 'idle', value: null, error: null },
  staleness: 'none',
}

/** Reads what an order comes to, and with it, where that is in doubt, when the shop will bring it. */
export function createCheckoutReading({ api, draft, tracker, get, set, ...context }: ReadingContext) {
  const totals = createResource({
    async read(signal): Promise<CheckoutTotals> {
      const settle = tracker.untilNow()
      const [value, booking] = await Promise.all([
        readCheckout(api, draft.id, signal),
        tracker.areSettled() ? undefined : readBooking(api, draft.id, signal),
      ])
      signal.throwIfAborted()
      if (booking !== undefined) {
        settle()
        context.noteBooking(booking)
      }
      return value
    },
  })
  const take = ({ status, value, error }: ResourceState<CheckoutTotals>) => {
    if (status === 'failed' || (status === 'ready' && tracker.areSettled())) tracker.end()
    // A value that could not be read again was withdrawn, and does not come back with the next try.
    const isTakenBack = get().totals.status === 'failed'
    if (status === 'loading' && isTakenBack) tracker.giveUp()
    else if (status === 'loading' && value) tracker.limitWait()
    set({ totals: { status, value, error } })
    // A page that was told so from the start has not lost an order.
    const wasThere = value !== null || tracker.wereRaised()
    if (status === 'failed' && isMissing(error) && wasThere) context.onMissing()
  }

  return {
    /** Reads it again; settles with what went wrong, or null. */
    async readAgain(): Promise<unknown> {
      if (!context.isOver()) {
        await totals.getState().refresh()
        // If nobody is watching, nothing else takes it in.
        take(totals.getState())
      }
      return get().totals.error
    },
    invalidate: totals.invalidate,
    /** The shop has taken out what cannot come; what is left comes to something else. */
    noteRemoved(): void {
      const lines = totals.getState().value?.lines.filter(({ isUnavailable }) => !isUnavailable)
      if (lines) totals.replace({ total: null, lines })
    },
    watch(): () => void {
      const stop = totals.subscribe(take)
      take(totals.getState())
      return stop
    },
  }
}
