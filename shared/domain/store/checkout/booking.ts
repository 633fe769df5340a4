import {
  type Booking,
  type DateRequest,
  dateRequest,
  isBooked,
  type When,
  whenOf,
} from '../../rules/boxes/checkout'
import { type BookingState, requestShown } from './booking-state'
import { createDateChange, type DateChangeContext } from './date-change'
import type { AfterOthers } from './order-queue'

type BookingContext = DateChangeContext & {
  afterOthers: AfterOthers
  /** The draft is what the page was made with, and the page is shown again. */
  isPageOld: boolean
}

/** The shop has booked something else: the controls go on showing what was chosen, or else what was booked before. */
const disagreement = (
  { booking, request }: BookingState,
  named: DateRequest | null,
  isChangedElsewhere: boolean,
): Partial<BookingState> => ({
  request: request ?? (named && whenOf(booking)),
  changes: [],
  isChangedElsewhere,
  date: isChangedElsewhere ? 'known' : 'failed',
  dateFailure: null,
})

/** Makes the part of a checkout that tells the shop when the box is wanted, and takes in the shop's answers. */
export function createBooking({ afterOthers, isPageOld, ...context }: BookingContext) {
  const { draft, get, set } = context
  let isDraftOld = isPageOld
  const change = createDateChange(context)

  /** The controls show what is booked. */
  const agree = () => set({ request: null, isChangedElsewhere: false, date: 'known', dateFailure: null })

  const takeRead = (booking: Booking) => {
    const before = get()
    const { request, date } = before
    const named = dateRequest(whenOf(booking), draft)
    const namedBefore = dateRequest(whenOf(before.booking), draft)
    const isSame = named ? isBooked(namedBefore, booking) : !namedBefore
    set({ booking, isBookingKnown: true })
    // An old page did not know it: that is no change by somebody else.
    const isNoNews = isSame || isDraftOld
    isDraftOld = false
    if (date === 'saving') return change.noteRead(booking)
    if (request ? isBooked(dateRequest(request, draft), booking) : isNoNews) agree()
    // A date that this page sent without getting an answer, or no date at all, is not somebody else's choice.
    else if (!isNoNews) set(disagreement(before, namedBefore, named !== null && !change.isOwn(booking)))
    else if (date === 'unsure') set({ date: 'failed' })
  }

  return {
    /** Notes what the controls show while it is not complete enough to be sent (CO-19). */
    choose(request: When): void {
      set({ request, isChangedElsewhere: false, dateFailure: null })
      if (get().date !== 'saving') set({ date: 'known' })
    },
    /** Tells the shop another date; the last one asked for is the one that counts (CO-16 to CO-20). */
    setDate(request: DateRequest): void {
      change.want(request)
      set({ request: whenOf(request), date: 'saving', dateFailure: null, isChangedElsewhere: false })
      void afterOthers(() => change.save(request))
    },
    /** The customer accepts what the shop has booked. */
    takeBooking: agree,
    /**
     * Sends once more what the controls show, where the shop's answers do not say what it has booked. Called in the queue's
     * turn; settles with whether there was something to send.
     */
    async tellAgain(): Promise<boolean> {
      const request = requestShown(get(), draft)
      if (!request) return false
      change.want(request)
      await change.save(request)
      return true
    },
    /** Takes in a read of the booking; null where the shop's answers do not tell it. */
    noteRead(booking: Booking | null): void {
      if (booking) takeRead(booking)
      else set({ isBookingKnown: false })
    },
  }
}
