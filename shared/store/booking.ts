import { changeDeliveryDate, type DateAnswer } from '../api/checkout'
import type { ApiClient } from '../api/client'
import { isApiError } from '../api/errors'
import { type Failure, failureOf } from '../api/failure'
import type { BoxDraft } from '../rules/basket'
import {
  type Booking,
  bookedBy,
  bookingOf,
  type DateStatus,
  type DateWish,
  dateWish,
  isBooked,
  type When,
  whenOf,
} from '../rules/checkout'
import { carryOut } from './outcome'

/**
 * When the box comes: what the shop will book, fed by its answers only, and beside it what was chosen on this page and
 * is not booked. Sentences read `booking`, controls show `wish`, and Confirm sends what both agree on.
 */
export type BookingState = {
  booking: Booking
  /** Whether `booking` is the shop's last word, and nothing has happened since that may have changed it. */
  isBookingKnown: boolean
  /** What was chosen here and differs from the booking or is not complete; null when the controls show the booking. */
  wish: When | null
  /** The booking was changed by somebody else than this page, and nobody has chosen here since. */
  isChangedElsewhere: boolean
  date: DateStatus
  dateFailure: Failure | null
  /** Whether the shop has accepted a date since the page was made (CO-35). */
  isDateSaved: boolean
  /** What cannot come as it is on that date, in the shop's words (CO-22). */
  changes: readonly string[]
}

export type BookingContext = {
  api: ApiClient
  draft: BoxDraft
  /** The draft is what the page was made with, and the page is shown again. */
  isPageOld: boolean
  get: () => BookingState
  set: (patch: Partial<BookingState>) => void
  /** Does it once everything that was asked for before has been answered, in this tab and the others. */
  inTurn: (act: () => Promise<void>) => Promise<void>
  /** Reads the order again, its booking too, as `noteRead` hears; settles with what went wrong, or null. */
  readAgain: () => Promise<unknown>
  /** Reads what another date costs. */
  readTotals: () => void
  tellChange: () => void
  /** The shop has accepted a date. */
  onSaved: () => void
}

/** How the booking is before anything was asked: as the page has it. */
export const bookingAtFirst = (draft: BoxDraft): BookingState => ({
  booking: bookingOf(draft),
  isBookingKnown: true,
  wish: null,
  isChangedElsewhere: false,
  date: 'known',
  dateFailure: null,
  isDateSaved: false,
  changes: [],
})

/** Makes what tells the shop when the box is wanted, and takes in what the shop says of it. */
export function createBooking({ api, draft, isPageOld, get, set, ...context }: BookingContext) {
  let isDraftOld = isPageOld
  let wanted: DateWish | null = null
  /** Told without an answer: should one turn out to be booked, however late, nobody else has done that. */
  const lost: DateWish[] = []
  /** The shop has looked at it and said why not: asking once more changes nothing. */
  let isLooked = false

  const wishNow = () => {
    const { wish, booking } = get()
    return dateWish(wish ?? whenOf(booking), draft)
  }
  const send = async (wish: DateWish) => {
    try {
      return await changeDeliveryDate(api, wish)
    } catch (error) {
      isLooked = isApiError(error) && error.kind === 'rejected' && error.status === 422
      if (failureOf(error)?.isUnknown) {
        lost.push(wish)
        set({ isBookingKnown: false })
      }
      throw error
    }
  }
  /** The booking itself tells whether the shop has taken a wish whose answer was lost. */
  const hasTaken = async (wish: DateWish) => {
    const error = await context.readAgain()
    if (!get().isBookingKnown) throw error ?? new Error('the shop does not tell what is booked')
    return isBooked(wish, get().booking)
  }
  const take = (wish: DateWish, answer: DateAnswer | null) => {
    if (answer) {
      // First of all: what was read before is too old from here on.
      context.readTotals()
      set({ booking: bookedBy(wish, answer.nextDelivery), isBookingKnown: true })
    }
    set({ isDateSaved: true, changes: answer?.changes ?? [] })
    if (wish === wanted) {
      set({ date: 'known', ...(isBooked(wishNow(), get().booking) && { wish: null }) })
      context.onSaved()
    }
    context.tellChange()
  }
  const save = async (wish: DateWish) => {
    if (wish !== wanted) return
    const outcome = await carryOut({ send: () => send(wish), isDone: () => hasTaken(wish) })
    if (outcome.kind === 'done') return take(wish, outcome.answer)
    if (wish !== wanted || outcome.kind === 'left') return
    const isRefused = outcome.kind === 'refused'
    set({
      date: isRefused && isLooked ? 'refused' : outcome.kind === 'unknown' ? 'unsure' : 'failed',
      dateFailure: isRefused ? outcome.failure : null,
    })
  }
  const settle = () => set({ wish: null, isChangedElsewhere: false, date: 'known', dateFailure: null })

  const takeRead = (booking: Booking) => {
    const { booking: before, wish, date } = get()
    const named = dateWish(whenOf(booking), draft)
    const namedBefore = dateWish(whenOf(before), draft)
    const isSame = named ? isBooked(namedBefore, booking) : !namedBefore
    set({ booking, isBookingKnown: true })
    const wasDraftOld = isDraftOld
    isDraftOld = false
    if (date === 'saving') return
    // What an old page did not know, nobody has changed.
    const isNoNews = isSame || wasDraftOld
    if (wish ? isBooked(wishNow(), booking) : isNoNews) settle()
    else if (!isNoNews) {
      // What this page has told without an answer, and what names no day, is nobody else's choice.
      const isElsewhere = named !== null && !lost.some(each => isBooked(each, booking))
      set({
        wish: wish ?? (namedBefore && whenOf(before)),
        changes: [],
        isChangedElsewhere: isElsewhere,
        date: isElsewhere ? 'known' : 'failed',
        dateFailure: null,
      })
    } else if (date === 'unsure') set({ date: 'failed' })
  }

  return {
    /** What the controls show, while it is not complete enough to be told (CO-19). */
    choose(wish: When): void {
      set({ wish, isChangedElsewhere: false, dateFailure: null })
      if (get().date !== 'saving') set({ date: 'known' })
    },
    /** Tells the shop another date; the last one asked for is the one that counts (CO-16 to CO-20). */
    setDate(wish: DateWish): void {
      wanted = wish
      set({ wish: whenOf(wish), date: 'saving', dateFailure: null, isChangedElsewhere: false })
      void context.inTurn(() => save(wish))
    },
    /** The customer goes by what the shop has. */
    takeBooking: settle,
    /** Tells the shop once more, within a turn, what the controls show: where its answers do not tell what it has. */
    async tellAgain(): Promise<void> {
      wanted = wishNow()
      if (wanted) await save(wanted)
    },
    /** Takes in a read of the booking; null where the shop's answers do not tell it. */
    noteRead(booking: Booking | null): void {
      if (booking) takeRead(booking)
      else set({ isBookingKnown: false })
    },
  }
}
