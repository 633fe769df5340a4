import { parseDate } from '../../../domain/rules/dates/dates'
import type { AskedQuantity } from '../../../domain/rules/essentials/one-off-order'
import type { Posted } from '../use-posting'

/** A saved change: the shop's words, the date and the quantity. */
export type SavedOneOff = Posted & { date: string; quantity: number; isRemoved: boolean }

/** An order for one date: what the customer has chosen, and what the shop has said about other dates. */
export type OneOffModel = {
  /** The date that is selected; null until the shop has offered one. */
  chosen: string | null
  /** The first date on offer, if nobody has chosen another. */
  first: string | null
  /** The date that the customer chose, now or on an earlier visit; an editor in a dialog remembers none. */
  requested: string | null
  asked: AskedQuantity | null
  /** The quantities ordered, by date, as far as they were read. */
  known: Readonly<Record<string, number>>
  /** The change that was saved last, while the customer looks at it. */
  saved: SavedOneOff | null
  /** The form was opened again to order for another date. */
  isAnother: boolean
}

export type OneOffEvent =
  | { type: 'date-chosen'; date: string; isRemembered: boolean }
  | { type: 'quantity-chosen'; quantity: number }
  /** The shop offers `dates`. `of` is the date that was asked about, and `pageDate` the one that the page names. */
  | {
      type: 'offer-read'
      dates: readonly string[]
      of: string | null
      ordered: number
      pageDate: string | null
    }
  /** The shop has saved what was `asked` for that date. */
  | { type: 'saved'; of: string; asked: AskedQuantity | null; saved: SavedOneOff }
  | { type: 'another-wanted'; date: string | null }

type EventOf<Type extends OneOffEvent['type']> = Extract<OneOffEvent, { type: Type }>

type AtFirst = { date: string | null; requested: string | null; asked: AskedQuantity | null }

/** The order before the shop has answered. */
export const oneOffAtFirst = ({ date, requested, asked }: AtFirst): OneOffModel => ({
  chosen: requested ?? date,
  first: null,
  requested,
  asked,
  known: {},
  saved: null,
  isAnother: false,
})

export const isSameDate = (first: string, second: string) =>
  first === second || (parseDate(first) !== null && parseDate(first) === parseDate(second))

const withKnown = (model: OneOffModel, date: string, quantity: number): OneOffModel => ({
  ...model,
  known: { ...model.known, [date]: quantity },
})

/**
 * Selects a date that the shop offers. A date that the page gave in another format is replaced by the shop's own.
 * A date that the shop no longer offers stays selected only if the customer has just chosen it.
 */
function settle(model: OneOffModel, { dates, pageDate }: EventOf<'offer-read'>): OneOffModel {
  const { chosen, first, requested } = model
  if (!dates.length) return model
  if (chosen === null) return { ...model, chosen: dates[0] ?? null, first: dates[0] ?? null }
  const offered = dates.find(date => isSameDate(date, chosen))
  if (offered !== undefined) return { ...model, chosen: offered }
  return chosen === requested || chosen === first ? { ...model, chosen: pageDate } : model
}

const steps: { [Type in OneOffEvent['type']]: (model: OneOffModel, event: EventOf<Type>) => OneOffModel } = {
  'date-chosen': (model, { date, isRemembered }) => ({
    ...model,
    chosen: date,
    requested: isRemembered ? date : null,
    asked: model.asked && { quantity: model.asked.quantity, isOfDate: false },
  }),
  'quantity-chosen': (model, { quantity }) => ({ ...model, asked: { quantity, isOfDate: true } }),
  'offer-read'(model, event) {
    const { of, ordered } = event
    const read = of === null ? model : withKnown(model, of, ordered)
    // The date of the page is looked up in its turn.
    return settle(settle(read, event), event)
  },
  saved: (model, { of, asked, saved }) => ({
    ...withKnown(model, of, saved.quantity),
    saved,
    // What was chosen while it was being saved stays.
    asked: model.asked === asked ? null : model.asked,
  }),
  'another-wanted': (model, { date }) => ({
    ...model,
    saved: null,
    isAnother: true,
    chosen: date ?? model.chosen,
  }),
}

/** The order after an event: whatever happens to it happens here, and nowhere else. */
export function oneOffReducer<Event extends OneOffEvent>(model: OneOffModel, event: Event): OneOffModel {
  const step = steps[event.type] as (model: OneOffModel, event: Event) => OneOffModel
  return step(model, event)
}

/** The date that the page names and its quantity, if it has an order and another date is chosen now. */
export function leftOrder({ chosen, known }: OneOffModel, pageDate: string | null) {
  if (pageDate === null || chosen === null || isSameDate(pageDate, chosen)) return undefined
  return Object.entries(known).find(([date, quantity]) => quantity > 0 && isSameDate(date, pageDate))
}
