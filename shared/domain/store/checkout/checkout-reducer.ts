import type { CheckoutTotals, DateAnswer } from '../../api/checkout'
import type { Failure } from '../../api/client/failure'
import { contentsOf } from '../../rules/basket'
import {
  type Booking,
  bookedBy,
  type DateRequest,
  type DateStatus,
  dateRequest,
  isBooked,
  type When,
  whenOf,
} from '../../rules/boxes/checkout'
import type { Outcome } from '../outcome'
import { type CheckoutFacts, type CheckoutModel, countLines, isSettled, requestShown } from './checkout-model'
import { type Confirming, isEnded } from './confirming'
import type { FoundOrder, SoughtOrder } from './order-finder'

export type CheckoutEvent =
  /** The customer has chosen a frequency or a day, but not both (CO-19). */
  | { type: 'chosen'; request: When }
  | { type: 'date-asked'; request: DateRequest }
  /** The shown date is sent once more, because the shop does not say what it has booked. */
  | { type: 'date-asked-again'; request: DateRequest }
  /** The customer accepts the shop's booking. */
  | { type: 'booking-accepted' }
  | { type: 'date-sent' }
  | { type: 'date-unanswered'; request: DateRequest }
  /** The shop has the date; `answer` is null if a read has shown that. */
  | { type: 'date-taken'; request: DateRequest; answer: DateAnswer | null }
  | { type: 'date-not-taken'; status: DateStatus; failure: Failure | null }
  /** The booking was read; null if the shop's answer does not have it. */
  | { type: 'booking-read'; booking: Booking | null }
  | { type: 'totals-changed'; totals: CheckoutFacts['totals'] }
  /** The basket of this page has changed the order. */
  | { type: 'basket-changed' }
  /** The order may have been changed or placed elsewhere. */
  | { type: 'doubted' }
  /** An answer has settled that many doubts; it was requested at `askedAt`, in milliseconds. */
  | { type: 'doubts-settled'; doubts: number; askedAt: number }
  /** The read has taken too long, so the old values may no longer be shown. */
  | { type: 'waited-too-long' }
  | { type: 'removal-asked' | 'removal-begun' | 'removal-over' }
  | { type: 'removal-ended'; outcome: Exclude<Outcome<void>, { kind: 'left' }> }
  | { type: 'confirm-pressed' }
  /** The confirmation was not sent: its state is as before, or the order has changed since the press. */
  | { type: 'confirm-held'; as: Confirming }
  | { type: 'confirm-sent' }
  | { type: 'order-placed'; orderId: string }
  /** The page is leaving for the address that the refusal gave (CO-41). */
  | { type: 'order-redirected' }
  | { type: 'order-refused'; failure: Failure; fields: Readonly<Record<string, string>> }
  | { type: 'search-begun' }
  | { type: 'search-ended'; sought: SoughtOrder }
  | { type: 'order-found'; order: FoundOrder }
  | { type: 'checkout-gone' }
  | { type: 'earlier-orders-read'; ids: ReadonlySet<string> }
  /** The customer has changed the refused field. */
  | { type: 'field-changed'; field: string }
  /** The browser has restored the page; everything that was under way is over (I5). */
  | { type: 'page-restored' }

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>

const said = (model: CheckoutModel, patch: Partial<CheckoutModel['said']>): CheckoutModel => ({
  ...model,
  said: { ...model.said, ...patch },
})
const pending = (model: CheckoutModel, patch: Partial<CheckoutModel['pending']>): CheckoutModel => ({
  ...model,
  pending: { ...model.pending, ...patch },
})
const shown = (model: CheckoutModel, patch: Partial<CheckoutModel['shown']>): CheckoutModel => ({
  ...model,
  shown: { ...model.shown, ...patch },
})
const confirmingAs = (model: CheckoutModel, confirming: Confirming) => shown(model, { confirming })

/** Lets the controls show the booking. */
const agree = (model: CheckoutModel) =>
  shown(model, { request: null, isChangedElsewhere: false, date: 'known', dateFailure: null })

/** Notes that the shop has booked something else. The controls keep the customer's choice, or else the earlier booking. */
function disagree(model: CheckoutModel, before: Booking, isChangedElsewhere: boolean): CheckoutModel {
  const wasNamed = dateRequest(whenOf(before), model.draft) !== null
  return shown(said(model, { changes: [] }), {
    request: model.shown.request ?? (wasNamed ? whenOf(before) : null),
    isChangedElsewhere,
    date: isChangedElsewhere ? 'known' : 'failed',
    dateFailure: null,
  })
}

/** Applies a booking that was read, and compares it with the earlier booking and the customer's choice. */
function takeBooking(model: CheckoutModel, booking: Booking): CheckoutModel {
  const { draft, said: before, pending: asked } = model
  const { request, date } = model.shown
  const named = dateRequest(whenOf(booking), draft)
  const namedBefore = dateRequest(whenOf(before.booking), draft)
  const isSame = named ? isBooked(namedBefore, booking) : !namedBefore
  const isNoNews = isSame || asked.isDraftOld
  const read = pending(said(model, { booking, isBookingKnown: true }), { isDraftOld: false })
  if (date === 'saving') return pending(read, { readMeanwhile: booking })
  if (request ? isBooked(dateRequest(request, draft), booking) : isNoNews) return agree(read)
  // A date that this page sent without getting an answer is the customer's own choice. An empty booking is nobody's
  // choice.
  const isOwn = asked.unanswered.some(sent => isBooked(sent, booking))
  if (!isNoNews) return disagree(read, before.booking, named !== null && !isOwn)
  return date === 'unsure' ? shown(read, { date: 'failed' }) : read
}

/** Notes that the shown order is read again. */
const outdate = (model: CheckoutModel) =>
  model.shown.staleness === 'none' ? shown(model, { staleness: 'reading' }) : model

function takeDate(model: CheckoutModel, { request, answer }: EventOf<'date-taken'>): CheckoutModel {
  const booked = answer && { booking: bookedBy(request, answer.nextDelivery), isBookingKnown: true }
  const taken = said(model, {
    ...booked,
    isDateSaved: true,
    changes: answer?.changes ?? [],
    // Whether they can come was another question before.
    changesOf: (model.said.totals.value?.lines ?? []).map(line => ({ ...line, isUnavailable: false })),
  })
  if (request !== model.pending.wanted) return taken
  const isShown = isBooked(requestShown(taken), taken.said.booking)
  const known = shown(taken, { date: 'known', ...(isShown && { request: null }) })
  // The refusal was about an earlier date, so it no longer applies.
  return known.shown.confirming.kind === 'refused' ? confirmingAs(known, { kind: 'idle' }) : known
}

/** Drops the shop's sentences about products that cannot come, if the order that was read contradicts them. */
function dropChanges(model: CheckoutModel, { lines, isPartial }: CheckoutTotals): CheckoutModel {
  const { changes, changesOf } = model.said
  if (!changes.length || isPartial) return model
  if (lines.some(line => line.isUnavailable)) return said(model, { changesOf: lines })
  const held = (id: string) =>
    lines.reduce((sum, line) => sum + (line.productId === id ? line.quantity : 0), 0)
  const isOver = changesOf.some(line => line.isUnavailable || held(line.productId) < line.quantity)
  return isOver ? said(model, { changes: [] }) : model
}

/** Drops the refusal of an order that is another one now. */
function dropRefusal(model: CheckoutModel, { lines, total }: CheckoutTotals): CheckoutModel {
  const { confirming } = model.shown
  const { refusedOf } = model.pending
  if (confirming.kind !== 'refused' || Object.keys(confirming.fields).length) return model
  const now = `${contentsOf(lines)} ${total}`
  if (refusedOf === null) return pending(model, { refusedOf: now })
  return refusedOf === now ? model : confirmingAs(model, { kind: 'idle' })
}

function takeTotals(model: CheckoutModel, { totals }: EventOf<'totals-changed'>): CheckoutModel {
  const next = said(model, { totals })
  const { value } = totals
  if (totals.status === 'ready' && value && value !== model.said.totals.value && isSettled(model))
    return shown(dropRefusal(dropChanges(next, value), value), { staleness: 'none' })
  if (totals.status === 'failed' || (totals.status === 'ready' && isSettled(model)))
    return shown(next, { staleness: 'none' })
  // A total is withdrawn when its read fails; the next try does not bring it back.
  const isWithdrawn = totals.status === 'loading' && model.said.totals.status === 'failed'
  return isWithdrawn ? shown(next, { staleness: 'late' }) : next
}

function endRemoval(model: CheckoutModel, { outcome }: EventOf<'removal-ended'>): CheckoutModel {
  if (outcome.kind !== 'done') return shown(model, { removal: outcome })
  return shown(said(model, { changes: [] }), { removal: { kind: 'idle' } })
}

function restore(model: CheckoutModel): CheckoutModel {
  const { confirming } = model.shown
  const still = pending(model, { isRemoving: false })
  const isOpen = confirming.kind === 'sending' || confirming.kind === 'unknown'
  return isOpen || isEnded(confirming) ? still : confirmingAs(still, { kind: 'idle' })
}

const steps: {
  [Type in CheckoutEvent['type']]: (model: CheckoutModel, event: EventOf<Type>) => CheckoutModel
} = {
  chosen(model, { request }) {
    const chosen = shown(model, { request, isChangedElsewhere: false, dateFailure: null })
    return model.shown.date === 'saving' ? chosen : shown(chosen, { date: 'known' })
  },
  'date-asked': (model, { request }) =>
    shown(pending(model, { wanted: request }), {
      request: whenOf(request),
      date: 'saving',
      dateFailure: null,
      isChangedElsewhere: false,
    }),
  'date-asked-again': (model, { request }) => pending(model, { wanted: request }),
  'booking-accepted': agree,
  'date-sent': model => pending(model, { readMeanwhile: null }),
  'date-unanswered': (model, { request }) =>
    said(pending(model, { unanswered: [...model.pending.unanswered, request] }), { isBookingKnown: false }),
  'date-taken': takeDate,
  'date-not-taken': (model, { status, failure }) => shown(model, { date: status, dateFailure: failure }),
  'booking-read': (model, { booking }) =>
    booking ? takeBooking(model, booking) : said(model, { isBookingKnown: false }),
  'totals-changed': takeTotals,
  'basket-changed': outdate,
  doubted: model => outdate(pending(model, { doubts: model.pending.doubts + 1 })),
  'doubts-settled': (model, { doubts, askedAt }) =>
    pending(model, {
      settledDoubts: Math.max(model.pending.settledDoubts, doubts),
      knownAt: Math.max(model.pending.knownAt, askedAt),
    }),
  'waited-too-long': model => shown(model, { staleness: 'late' }),
  'removal-asked': model =>
    shown(pending(model, { linesBefore: countLines(model) }), { removal: { kind: 'idle' } }),
  'removal-begun': model => pending(model, { isRemoving: true }),
  'removal-over': model => pending(model, { isRemoving: false }),
  'removal-ended': endRemoval,
  'confirm-pressed': model =>
    confirmingAs(pending(model, { presses: model.pending.presses + 1 }), { kind: 'sending' }),
  'confirm-held': (model, { as }) => confirmingAs(model, as),
  'confirm-sent': model => pending(model, { hasSent: true }),
  'order-placed': (model, { orderId }) => confirmingAs(model, { kind: 'placed', orderId }),
  'order-redirected': model => confirmingAs(model, { kind: 'leaving' }),
  'order-refused': (model, { failure, fields }) =>
    confirmingAs(pending(model, { refusedOf: null }), { kind: 'refused', failure, fields }),
  'search-begun': model => confirmingAs(model, { kind: 'unknown', check: 'checking' }),
  'search-ended': (model, { sought }) =>
    confirmingAs(
      pending(model, { isInDoubt: sought.kind === 'unknown' && sought.check === 'failed' }),
      sought,
    ),
  'order-found': (model, { order }) => confirmingAs(model, order),
  'checkout-gone': model => confirmingAs(model, { kind: 'gone' }),
  'earlier-orders-read': (model, { ids }) => pending(model, { earlierOrders: ids }),
  'field-changed'(model, { field }) {
    const { confirming } = model.shown
    const isAbout = confirming.kind === 'refused' && Object.hasOwn(confirming.fields, field)
    return isAbout ? confirmingAs(model, { kind: 'idle' }) : model
  },
  'page-restored': restore,
}

/** Returns the checkout after an event. All changes to the checkout happen here. */
export function checkoutReducer<Event extends CheckoutEvent>(
  model: CheckoutModel,
  event: Event,
): CheckoutModel {
  const step = steps[event.type] as (model: CheckoutModel, event: Event) => CheckoutModel
  return step(model, event)
}
