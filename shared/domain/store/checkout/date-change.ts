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

/** Makes the part of a booking that sends another date to the shop, and finds out whether the shop has taken it. */
export function createDateChange({ api, draft, tracker, get, set, ...context }: DateChangeContext) {
  /** Only the last date that was asked for counts. */
  let wanted: DateRequest | null = null
  /** Sent without an answer: if one of them turns out to be booked, however late, it was this page that did it. */
  const unanswered: DateRequest[] = []
  /** A booking that was read while a date was being sent: nobody knows which of the two is newer. */
  let readMeanwhile: Booking | null = null
  /** The shop has refused the date with a reason: asking again would change nothing. */
  let isJudged = false

  const send = async (request: DateRequest) => {
    const settle = tracker.untilNow()
    readMeanwhile = null
    try {
      const answer = await changeDeliveryDate(api, request)
      settle()
      return answer
    } catch (error) {
      // The shop refused in its own words, whatever the status.
      isJudged = isApiError(error) && error.kind === 'rejected' && !error.reason
      if (failureOf(error)?.isUnknown) {
        unanswered.push(request)
        // The other tabs must read for themselves: the shop may have taken the change all the same.
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
      // This comes first: from here on, whatever was read before is too old.
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
    /** From now on this date counts. */
    want(request: DateRequest): void {
      wanted = request
    },
    /** Sends the date to the shop, unless another one counts by now. */
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
    /** The booking was read while another date was being sent. */
    noteRead(booking: Booking): void {
      readMeanwhile = booking
    },
    /** Did this page send that date, and never get an answer? */
    isOwn: (booking: Booking): boolean => unanswered.some(request => isBooked(request, booking)),
  }
}
