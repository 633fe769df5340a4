import { changeDeliveryDate, type DateAnswer } from '../../api/checkout'
import type { ApiClient } from '../../api/client/client'
import { isApiError } from '../../api/client/errors'
import { failureOf } from '../../api/client/failure'
import type { BoxDraft } from '../../rules/basket'
import { type Booking, bookedBy, type DateRequest, isBooked } from '../../rules/boxes/checkout'
import { sendChange } from '../outcome'
import type { StalenessTracker } from '../staleness'
import { type BookingState, requestShown } from './booking-state'

export type DateChangeContext = {
  api: ApiClient
  draft: BoxDraft
  tracker: StalenessTracker
  get: () => BookingState
  set: (patch: Partial<BookingState>) => void
  /** Reads the order again, its booking too where that is in doubt; settles with what went wrong, or null. */
  readAgain: () => Promise<unknown>
  tellChange: () => void
  /** The shop has accepted a date. */
  onSaved: () => void
}

/** Makes what tells the shop another date, and finds out whether it has taken it. */
export function createDateChange({ api, draft, tracker, get, set, ...context }: DateChangeContext) {
  /** The last one asked for is the one that counts. */
  let wanted: DateRequest | null = null
  /** Told without an answer: should one turn out to be booked, however late, nobody else has done that. */
  const unanswered: DateRequest[] = []
  /** What was read while a date was on its way: nobody knows which of both is newer. */
  let readMeanwhile: Booking | null = null
  /** The shop has looked at it and said why not: asking once more changes nothing. */
  let isJudged = false

  const send = async (request: DateRequest) => {
    const settle = tracker.untilNow()
    readMeanwhile = null
    try {
      const answer = await changeDeliveryDate(api, request)
      settle()
      return answer
    } catch (error) {
      // In words of its own, with whatever status.
      isJudged = isApiError(error) && error.kind === 'rejected' && !error.reason
      if (failureOf(error)?.isUnknown) {
        unanswered.push(request)
        // The other tabs must look for themselves: what they know may have been changed all the same.
        context.tellChange()
        set({ isBookingKnown: false })
      }
      throw error
    }
  }
  /** The booking itself tells whether the shop has taken a change whose answer was lost. */
  const hasTaken = async (request: DateRequest) => {
    tracker.raise()
    const error = await context.readAgain()
    if (!get().isBookingKnown) throw error ?? new Error('the shop does not tell what is booked')
    return isBooked(request, get().booking)
  }
  const take = (request: DateRequest, answer: DateAnswer | null) => {
    if (answer) {
      if (readMeanwhile && !isBooked(request, readMeanwhile)) tracker.raise()
      // First of all: what was read before is too old from here on.
      void context.readAgain()
      set({ booking: bookedBy(request, answer.nextDelivery), isBookingKnown: true })
    }
    set({ isDateSaved: true, changes: answer?.changes ?? [] })
    if (request === wanted) {
      set({ date: 'known', ...(isBooked(requestShown(get(), draft), get().booking) && { request: null }) })
      context.onSaved()
    }
    context.tellChange()
  }

  return {
    /** From now on this one counts. */
    want(request: DateRequest): void {
      wanted = request
    },
    /** Tells it the shop, unless another counts by now. */
    async save(request: DateRequest): Promise<void> {
      if (request !== wanted) return
      const outcome = await sendChange({ send: () => send(request), isDone: () => hasTaken(request) })
      if (outcome.kind === 'done') return take(request, outcome.answer)
      if (request !== wanted || outcome.kind === 'left') return
      const isRefused = outcome.kind === 'refused'
      set({
        date: isRefused && isJudged ? 'refused' : outcome.kind === 'unknown' ? 'unsure' : 'failed',
        dateFailure: isRefused ? outcome.failure : null,
      })
    },
    /** The shop has told what is booked while it was being told otherwise. */
    noteRead(booking: Booking): void {
      readMeanwhile = booking
    },
    /** Was it told from here, and never answered? */
    isOwn: (booking: Booking): boolean => unanswered.some(request => isBooked(request, booking)),
  }
}
