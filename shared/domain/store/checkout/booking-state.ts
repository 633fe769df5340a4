import type { Failure } from '../../api/client/failure'
import type { BoxDraft } from '../../rules/basket'
import {
  type Booking,
  bookingOf,
  type DateRequest,
  type DateStatus,
  dateRequest,
  type When,
  whenOf,
} from '../../rules/boxes/checkout'

/**
 * When the box comes: what the shop will book, fed by its answers only, and beside it what was chosen on this page and
 * is not booked. Sentences read `booking`, controls show what was chosen, and Confirm sends what both agree on.
 */
export type BookingState = {
  booking: Booking
  /** Whether `booking` is the shop's last word, and nothing has happened since that may have changed it. */
  isBookingKnown: boolean
  /** What was chosen here and differs from the booking or is not complete; null when the controls show the booking. */
  request: When | null
  /** The booking was changed elsewhere, and nothing was chosen on this page since. */
  isChangedElsewhere: boolean
  date: DateStatus
  dateFailure: Failure | null
  /** Whether the shop has accepted a date since the page was made (CO-35). */
  isDateSaved: boolean
  /** What cannot come as it is on that date, in the shop's words (CO-22). */
  changes: readonly string[]
}

/** How the booking is before anything was asked: as the page has it. */
export const bookingAtFirst = (draft: BoxDraft): BookingState => ({
  booking: bookingOf(draft),
  isBookingKnown: true,
  request: null,
  isChangedElsewhere: false,
  date: 'known',
  dateFailure: null,
  isDateSaved: false,
  changes: [],
})

/** What the controls ask for, once all of it is known. */
export const requestShown = (
  { request, booking }: Pick<BookingState, 'request' | 'booking'>,
  draft: BoxDraft,
): DateRequest | null => dateRequest(request ?? whenOf(booking), draft)
