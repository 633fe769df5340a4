import { stringifyJson } from '../../../platform/values/json'
import type { CheckoutTotals } from '../../api/checkout'
import type { Failure } from '../../api/client/failure'
import type { BoxDraft } from '../../rules/basket'
import {
  type Booking,
  bookingOf,
  type CheckoutContext,
  type DateRequest,
  type DateStatus,
  dateRequest,
  goesByDate,
  type When,
  whenOf,
} from '../../rules/boxes/checkout'
import { parseDate } from '../../rules/dates/dates'
import type { Outcome } from '../outcome'
import type { ResourceState } from '../resource'
import type { Confirming } from './confirming'

/**
 * How much may be shown of an order that somebody else may have changed: all, all for one more moment, or nothing
 * (A-114).
 */
type Staleness = 'none' | 'reading' | 'late'

/** What the shop has said, fed by its answers only. */
type Said = {
  booking: Booking
  /** Whether `booking` is the shop's last word, and nothing has happened since that may have changed it. */
  isBookingKnown: boolean
  /** Whether the shop has accepted a date since the page was made (CO-35). */
  isDateSaved: boolean
  /** What cannot come as it is on that date, in the shop's words (CO-22). */
  changes: readonly string[]
  totals: Pick<ResourceState<CheckoutTotals>, 'status' | 'value' | 'error'>
}

/** What was asked of the shop and what has to be remembered until it has answered. */
type Pending = {
  /** Only the last date that was asked for counts. */
  wanted: DateRequest | null
  /** Sent without an answer: if one of them turns out to be booked, however late, this page did it. */
  unanswered: readonly DateRequest[]
  /** A booking that was read while a date was being sent: nobody knows which of the two is newer. */
  readMeanwhile: Booking | null
  /** The page came back as it was first made: what it does not know is no change by somebody else. */
  isDraftOld: boolean
  /** How many events may have changed the order elsewhere, and how many of them an answer has covered. */
  doubts: number
  settledDoubts: number
  /** When the shop was last asked about an order that it answered for, in milliseconds. */
  knownAt: number
  isRemoving: boolean
  /** How many lines there were before unavailable products were taken out. */
  linesBefore: number
  /** How often Confirm Order was pressed: a refusal of an earlier press no longer counts. */
  presses: number
  hasSent: boolean
  /** The repeat of a confirmation in doubt keeps its key. */
  key: string | undefined
  /** A confirmation got no answer, and nobody knows yet whether it was placed. */
  isInDoubt: boolean
  /** The orders there were before anything was confirmed, by id; null while nobody knows. */
  earlierOrders: ReadonlySet<string> | null
}

/** What the customer chose on this page, and what is shown of what became of it. */
type Shown = {
  /** What was chosen here and differs from the booking or is not complete; null when the controls show the booking. */
  request: When | null
  /** The booking was changed elsewhere, and nothing was chosen on this page since. */
  isChangedElsewhere: boolean
  date: DateStatus
  dateFailure: Failure | null
  /**
   * The order may have been changed elsewhere: what is shown of it holds for another moment, and nothing is
   * confirmed by it.
   */
  staleness: Staleness
  /** What became of the last removal, where it is not known to be done. */
  removal: { kind: 'idle' } | Exclude<Outcome<void>, { kind: 'done' | 'left' }>
  confirming: Confirming
}

export type CheckoutModel = { draft: BoxDraft; said: Said; pending: Pending; shown: Shown }

/** What widgets read of a checkout. */
export type CheckoutFacts = Said & Shown & Pick<Pending, 'isRemoving'>

/** A checkout before anything was asked: as the page has it. `now` is in milliseconds. */
export const modelAtFirst = (draft: BoxDraft, isPageOld: boolean, now: number): CheckoutModel => ({
  draft,
  said: {
    booking: bookingOf(draft),
    isBookingKnown: true,
    isDateSaved: false,
    changes: [],
    totals: { status: 'idle', value: null, error: null },
  },
  pending: {
    wanted: null,
    unanswered: [],
    readMeanwhile: null,
    isDraftOld: isPageOld,
    doubts: 0,
    settledDoubts: 0,
    knownAt: now,
    isRemoving: false,
    linesBefore: 0,
    presses: 0,
    hasSent: false,
    key: undefined,
    isInDoubt: false,
    earlierOrders: null,
  },
  shown: {
    request: null,
    isChangedElsewhere: false,
    date: 'known',
    dateFailure: null,
    staleness: 'none',
    removal: { kind: 'idle' },
    confirming: { kind: 'idle' },
  },
})

export const factsOf = ({ said, pending, shown }: CheckoutModel): CheckoutFacts => ({
  ...said,
  ...shown,
  isRemoving: pending.isRemoving,
})

/** Has an answer covered everything that may have changed the order? */
export const isSettled = ({ pending }: CheckoutModel): boolean => pending.doubts === pending.settledDoubts

/** What the controls ask for, once all of it is known. */
export const requestShown = ({ said, shown, draft }: CheckoutModel): DateRequest | null =>
  dateRequest(shown.request ?? whenOf(said.booking), draft)

export const countLines = ({ said }: CheckoutModel): number => said.totals.value?.lines.length ?? 0

/** The parts of a checkout that decide whether it may be confirmed. */
export function gateOf({
  totals: { status, value },
  changes,
  isRemoving,
  date,
  booking,
  staleness,
}: CheckoutFacts): Pick<CheckoutContext, 'total' | 'isReadingTotal' | 'hasUnavailable' | 'date' | 'booking'> {
  const isLate = staleness === 'late'
  return {
    // A total that could not be read again is no longer known.
    total: status === 'failed' || isLate ? null : (value?.total ?? null),
    // A stale order is read again before anything is sent, so the button need not wait for that.
    isReadingTotal: isLate || status === 'idle' || (status === 'loading' && staleness === 'none'),
    hasUnavailable: isRemoving || changes.length > 0 || !!value?.lines.some(line => line.isUnavailable),
    date,
    booking,
  }
}

/** Is `booking` what the shop will do, as far as this page can know? Only then may a sentence say so. */
export const isPromised = ({ isBookingKnown, date, staleness, totals: { status } }: CheckoutFacts): boolean =>
  isBookingKnown && date !== 'saving' && date !== 'unsure' && staleness !== 'late' && status !== 'failed'

/** What the customer goes by at a press: what has to be known, and the next delivery, which the shop may leave out. */
type OrderShown = { facts: string; nextDelivery: string | null }

/** Everything the customer goes by when Confirm Order is pressed; null while a part of it is not known. */
export function orderShown(model: CheckoutModel): OrderShown | null {
  const { draft } = model
  const state = factsOf(model)
  if (!isPromised(state)) return null
  const { booking, totals } = state
  const lines = totals.value?.lines.map(({ productId, quantity }) => `${productId} ${quantity}`).sort()
  // A date is a date however it is written, and a day says nothing of a single delivery.
  const request = dateRequest(whenOf(booking), draft)
  const when = request && { ...request, date: parseDate(request.date) ?? request.date }
  const facts = stringifyJson([when, gateOf(state).total, lines])
  return { facts, nextDelivery: goesByDate(booking, draft) ? null : booking.nextDelivery }
}

/** Do both agree? A value that only one of them has is no contradiction. */
export const isSameOrder = (before: OrderShown | null, now: OrderShown | null): boolean =>
  before !== null &&
  before.facts === now?.facts &&
  (before.nextDelivery === now.nextDelivery || before.nextDelivery === null || now.nextDelivery === null)
