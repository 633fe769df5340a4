import { parseDate } from '../../../domain/rules/dates/dates'
import type { AskedQuantity } from '../../../domain/rules/essentials/one-off-order'
import type { Posted } from '../use-posting'

/** A saved change: the shop's words, the date and the quantity. */
export type SavedOneOff = Posted & { date: string; quantity: number; isRemoved: boolean }

/** An order for one date: the customer's choices, and the shop's answers about other dates. */
export type OneOffModel = {
  /** The date that is selected; null until the shop has offered one. */
  chosen: string | null
  /** The first date on offer, if the customer has not chosen another. */
  first: string | null
  /** The date that the customer chose, now or on an earlier visit. An editor in a dialog does not remember it. */
  requested: string | null
  asked: AskedQuantity | null
  /** The quantities ordered, by date, as far as they were read. */
  known: Readonly<Record<string, number>>
  /** The last saved change, while it is shown. */
  saved: SavedOneOff | null
  /** The form was opened again to order for another date. */
  isAnother: boolean
}

export type OneOffEvent =
  | { type: 'date-chosen'; date: string; isRemembered: boolean }
  | { type: 'quantity-chosen'; quantity: number }
  /** The shop offers `dates`. `of` is the requested date, and `pageDate` the date that the page names. */
  | {
      type: 'offer-read'
      dates: readonly string[]
      of: string | null
      ordered: number
      pageDate: string | null
    }
  /** The shop has saved the `asked` quantity for that date. */
  | { type: 'saved'; of: string; asked: AskedQuantity | null; saved: SavedOneOff }
  | { type: 'another-wanted'; date: string | null }

type EventOf<Type extends OneOffEvent['type']> = Extract<OneOffEvent, { type: Type }>

type AtFirst = { date: string | null; requested: string | null; asked: AskedQuantity | null }

/** Returns the order before the shop has answered. */
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
 * Selects a date that the shop offers. The page's date in another format is replaced by the shop's own format
 * . A date that is no longer offered stays selected only if the customer has just chosen it.
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
    // Settling twice also checks the page's date, which the first pass may have selected.
    return settle(settle(read, event), event)
  },
  saved: (model, { of, asked, saved }) => ({
    ...withKnown(model, of, saved.quantity),
    saved,
    // A choice made during the save stays.
    asked: model.asked === asked ? null : model.asked,
  }),
  'another-wanted': (model, { date }) => ({
    ...model,
    saved: null,
    isAnother: true,
    chosen: date ?? model.chosen,
  }),
}

/** Returns the order after an event. All changes to the order happen here. */
export function oneOffReducer<Event extends OneOffEvent>(model: OneOffModel, event: Event): OneOffModel {
  const step = steps[event.type] as (model: OneOffModel, event: Event) => OneOffModel
  return step(model, event)
}

/** Returns the page's date and its quantity, if that date has an order and another date is now chosen. */
export function leftOrder({ chosen, known }: OneOffModel, pageDate: string | null) {
  if (pageDate === null || chosen === null || isSameDate(pageDate, chosen)) return undefined
  return Object.entries(known).find(([date, quantity]) => quantity > 0 && isSameDate(date, pageDate))
}
