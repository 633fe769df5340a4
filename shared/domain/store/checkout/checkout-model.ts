import { stringifyJson } from '../../../platform/values/json'
import type { Pence } from '../../../platform/values/money'
import type { CheckoutTotals } from '../../api/checkout'
import type { Failure } from '../../api/client/failure'
import { type BasketLine, type BoxDraft, contentsOf, type ShownBasket } from '../../rules/basket'
import {
  type Booking,
  bookedBy,
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
 * How far the shown order may be trusted after a possible change elsewhere: fully, for a moment while it is read
 * again, or not at all.
 */
type Staleness = 'none' | 'reading' | 'late'

/** The shop's answers; nothing else changes these values. */
type Said = {
  booking: Booking
  /** `booking` is the shop's last answer, and nothing since may have changed it. */
  isBookingKnown: boolean
  /** The shop has accepted a date since the page loaded (CO-35). */
  isDateSaved: boolean
  /** The shop's sentences about products that cannot come as before on that date (CO-22). */
  changes: readonly string[]
  /** The lines of the order as far as it was read since those sentences. */
  changesOf: readonly BasketLine[]
  totals: Pick<ResourceState<CheckoutTotals>, 'status' | 'value' | 'error'>
}

/** The requests to the shop, and the values to remember until it has answered. */
type Pending = {
  /** The last requested date; earlier requests do not count. */
  wanted: DateRequest | null
  /** Dates that were sent without getting an answer. If one of them is booked later, this page booked it. */
  unanswered: readonly DateRequest[]
  /** A booking that was read while a date was being sent: either may be the newer one. */
  readMeanwhile: Booking | null
  /** The browser has restored the page as it was first loaded, so a different booking may be this customer's own. */
  isDraftOld: boolean
  /**
   * The number of events that may have changed the order elsewhere; `settledDoubts` counts those that an answer has
   * covered.
   */
  doubts: number
  settledDoubts: number
  /** The time of the last answered request about the order, in milliseconds. */
  knownAt: number
  isRemoving: boolean
  /** The number of lines before unavailable products were removed. */
  linesBefore: number
  /** The number of presses of Confirm Order; a refusal of an earlier press does not count. */
  presses: number
  hasSent: boolean
  /** What the order was when it was read after the last refusal; null until then. */
  refusedOf: string | null
  /** A confirmation got no answer, and it is not known whether the order was placed. */
  isInDoubt: boolean
  /** The ids of the orders before any confirmation; null until they are known. */
  earlierOrders: ReadonlySet<string> | null
}

/** The customer's choices on this page, and what the page shows of their outcome. */
type Shown = {
  /** The chosen values while they differ from the booking or are incomplete; null if the controls show the booking. */
  request: When | null
  /** The booking was changed elsewhere, and the customer has not chosen since. */
  isChangedElsewhere: boolean
  date: DateStatus
  dateFailure: Failure | null
  /** How far the shown order may be trusted after a possible change elsewhere. A stale order is never confirmed. */
  staleness: Staleness
  /** The outcome of the last removal, unless it succeeded. */
  removal: { kind: 'idle' } | Exclude<Outcome<void>, { kind: 'done' | 'left' }>
  confirming: Confirming
}

export type CheckoutModel = { draft: BoxDraft; said: Said; pending: Pending; shown: Shown }

/** The part of a checkout that widgets read. */
export type CheckoutFacts = Said & Shown & Pick<Pending, 'isRemoving'>

/** Returns a checkout as the page has it, before any request. `now` is in milliseconds. */
export const modelAtFirst = (
  { draft, printed }: { draft: BoxDraft; printed?: CheckoutTotals | null },
  isPageOld: boolean,
  now: number,
): CheckoutModel => ({
  draft,
  said: {
    booking: bookingOf(draft),
    isBookingKnown: true,
    isDateSaved: false,
    changes: [],
    changesOf: [],
    totals: { status: printed ? 'ready' : 'idle', value: printed ?? null, error: null },
  },
  pending: {
    wanted: null,
    unanswered: [],
    readMeanwhile: null,
    isDraftOld: isPageOld,
    doubts: 0,
    settledDoubts: 0,
    // A page may have been printed a while ago, so a printed order is read again before it is confirmed.
    knownAt: printed ? 0 : now,
    isRemoving: false,
    linesBefore: 0,
    presses: 0,
    hasSent: false,
    refusedOf: null,
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

/** Returns whether an answer has covered every event that may have changed the order. */
export const isSettled = ({ pending }: CheckoutModel): boolean => pending.doubts === pending.settledDoubts

/** Returns the date request that the controls show; null while it is incomplete. */
export const requestShown = ({ said, shown, draft }: CheckoutModel): DateRequest | null =>
  dateRequest(shown.request ?? whenOf(said.booking), draft)

/** Returns the contents of the order that the checkout shows; null before the first answer. */
export const shownContents = ({ said }: CheckoutModel): string | null =>
  said.totals.value && contentsOf(said.totals.value.lines)

export const countLines = ({ said }: CheckoutModel): number => said.totals.value?.lines.length ?? 0

/** Returns the values that decide whether the order may be confirmed. */
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
    // A stale order is read again before anything is sent, so the button need not wait for the read.
    isReadingTotal: isLate || status === 'idle' || (status === 'loading' && staleness === 'none'),
    hasUnavailable: isRemoving || changes.length > 0 || !!value?.lines.some(line => line.isUnavailable),
    date,
    booking,
  }
}

/** Returns whether `booking` is certain as far as this page knows. Only then may a sentence promise it. */
export const isPromised = ({ isBookingKnown, date, staleness, totals: { status } }: CheckoutFacts): boolean =>
  isBookingKnown && date !== 'saving' && date !== 'unsure' && staleness !== 'late' && status !== 'failed'

/** The order as the customer sees it at a press. The shop may leave out the next delivery. */
type OrderShown = {
  when: string
  contents: string | null
  total: Pence | null
  nextDelivery: string | null
}

/** Returns the model as it will be if the shop takes the date that is being saved and nothing else changes. */
export function onceDateIsTaken(model: CheckoutModel): CheckoutModel {
  const { said, shown, pending } = model
  if (shown.date !== 'saving' || !pending.wanted) return model
  const booking = bookedBy(pending.wanted, null)
  return { ...model, said: { ...said, booking, isBookingKnown: true }, shown: { ...shown, date: 'known' } }
}

/** Returns everything that the customer sees when pressing Confirm Order; null while a part is unknown. */
export function orderShown(model: CheckoutModel): OrderShown | null {
  const { draft } = model
  const state = factsOf(model)
  if (!isPromised(state)) return null
  const { booking } = state
  // Dates are compared as dates, whatever their format. A single delivery has no weekday.
  const request = dateRequest(whenOf(booking), draft)
  return {
    when: stringifyJson(request && { ...request, date: parseDate(request.date) ?? request.date }),
    contents: shownContents(model),
    total: gateOf(state).total,
    nextDelivery: goesByDate(booking, draft) ? null : booking.nextDelivery,
  }
}

/**
 * Returns whether the two agree. If only one of them has a next delivery, that is not a difference. Contents that
 * the basket beside the checkout showed before the checkout did are the customer's own change.
 */
export function isSameOrder(
  before: OrderShown | null,
  now: OrderShown | null,
  basket: ShownBasket | null,
): boolean {
  if (!before || !now || before.when !== now.when) return false
  const isOwnChange = basket !== null && before.contents !== basket.contents
  const hasSameContents = isOwnChange
    ? now.contents === basket.contents
    : before.contents === now.contents && before.total === now.total
  const areBothKnown = before.nextDelivery !== null && now.nextDelivery !== null
  return hasSameContents && (!areBothKnown || before.nextDelivery === now.nextDelivery)
}
