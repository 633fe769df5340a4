import { useEffect, useEffectEvent, useReducer } from 'react'
import { heardOf } from '../../../domain/api/answers'
import { readOneOff } from '../../../domain/api/essentials'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { oneOffMaximum } from '../../../domain/rules/essentials/day-caps'
import { type AskedQuantity, oneOffQuantities } from '../../../domain/rules/essentials/one-off-order'
import type { OneOffOffer } from '../../../domain/rules/essentials/regular-order'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { persistedText, usePersistedState } from '../../../platform/providers/use-draft'
import { interpolate } from '../../../platform/values/interpolate'
import { type OneOffMessages, oneOffMessages } from '../editor-messages'
import { dateInWords } from '../regular/period-in-words'
import { type EditorHost, usePosting } from '../use-posting'
import { oneOffChange } from './one-off-change'
import {
  isSameDate,
  leftOrder,
  type OneOffEvent,
  type OneOffModel,
  oneOffAtFirst,
  oneOffReducer,
} from './one-off-reducer'

type OneOffTerms = EditorHost & {
  product: Product
  /** The date that is selected first, in the shop's own format. */
  date?: string | undefined
  /** The maximum of the page, if the product has none of its own. */
  maxQuantity?: number | null | undefined
  canRead: boolean
  /** The quantity in a refused form. */
  initialQuantity?: number | undefined
  /** The product is a gift of a code, so the customer's own orders of it do not count. */
  isGift?: boolean | undefined
  /** The editor is on the page itself: the choice is restored when the person comes back. */
  isInline?: boolean | undefined
}

export type OneOff = ReturnType<typeof useOneOff>

function persistedAsked(left: unknown): AskedQuantity | null {
  const { quantity, isOfDate } = (left ?? {}) as Partial<AskedQuantity>
  return Number.isInteger(quantity) && typeof isOfDate === 'boolean'
    ? { quantity: Number(quantity), isOfDate }
    : null
}

/** Keeps the model of the order; an editor on the page itself starts from the choices of an earlier visit. */
function useOneOffModel({
  date,
  initialQuantity,
  isInline,
}: Pick<OneOffTerms, 'date' | 'initialQuantity' | 'isInline'>) {
  const first = initialQuantity === undefined ? null : { quantity: initialQuantity, isOfDate: true }
  const isReturned = isInline === true && initialQuantity !== undefined
  const request = (isReturned && date) || null
  const [leftDate, leaveDate] = usePersistedState('one-off-date', request, persistedText, request !== null)
  const [leftAsked, leaveAsked] = usePersistedState('one-off-quantity', first, persistedAsked, isReturned)
  const left = isInline ? { requested: leftDate, asked: leftAsked } : { requested: null, asked: first }
  const [model, dispatch] = useReducer(oneOffReducer, { date: date ?? null, ...left }, oneOffAtFirst)
  const { requested, asked } = model
  useEffect(() => {
    if (isInline && requested !== leftDate) leaveDate(requested)
    if (isInline && asked !== leftAsked) leaveAsked(asked)
  }, [isInline, requested, leftDate, leaveDate, asked, leftAsked, leaveAsked])
  return [model, dispatch] as const
}

/** Reads the dates that the shop offers and the order for the chosen one. */
function useOffer({ product, canRead, isGift }: OneOffTerms, chosen: string | null) {
  const api = useApi()
  const of = (offer: OneOffOffer) => ({ offer, of: chosen })
  const reading = useReading(
    canRead ? `${product.id} ${chosen ?? ''}` : null,
    async signal => of(await readOneOff(api, product, chosen, signal)),
    heardOf('one-off', `${product.id}.${chosen}`, of),
  )
  const groups = reading.value?.offer.groups ?? []
  const dates = groups.flatMap(group => group.dates)
  // The first answer is about no particular date, so the first date's order is read before it can be changed.
  const isCurrent = chosen !== null && reading.value?.of === chosen && !reading.isReading
  return {
    reading,
    groups,
    dates,
    /** The chosen date as the shop offers it; undefined if it does not. */
    offered: chosen === null ? dates[0] : dates.find(({ value }) => isSameDate(value, chosen)),
    /** The order for the chosen date has been read. */
    isCurrent,
    isWaiting: canRead && !isCurrent && !reading.failure && (reading.isReading || dates.length > 0),
    // The previous date's order stays visible until the chosen date's is read; nothing can be sent until then.
    order: reading.failure || isGift ? null : (reading.value?.offer ?? null),
  }
}

/** Returns the shop's label of a date; its weekday and day if there is none. */
const inWords = (value: string, offered: { label: string } | undefined, messages: OneOffMessages) =>
  offered && offered.label !== value ? offered.label : dateInWords(value, messages)

/** Limits the quantity of a gift to the code's maximum, even if more was chosen under another code. */
const withinGift = <Q extends { quantity: number }>(quantities: Q, most: number): Q => ({
  ...quantities,
  quantity: Math.min(most, quantities.quantity),
})

type Saving = {
  model: OneOffModel
  dispatch: (event: OneOffEvent) => void
  offer: ReturnType<typeof useOffer>
  quantities: ReturnType<typeof oneOffQuantities>
}

/** Saves or removes the order for the chosen date. */
function useSaving(terms: OneOffTerms, { model, dispatch, offer, quantities }: Saving) {
  const { product, onPosted } = terms
  const messages = useMessages(oneOffMessages)
  const api = useApi()
  const posting = usePosting(product, terms, offer.reading.again)
  const { chosen, asked } = model
  const { order, offered, isCurrent } = offer
  const send = async (isRemoved: boolean) => {
    if (chosen === null || !isCurrent) return
    const { hasOrder, ordered, quantity } = quantities
    const orderId = order?.orderId ?? null
    const what = { product, date: chosen, orderId, quantity, isRemoved, hasOrder }
    const change = oneOffChange({ api, messages, ...what })
    await posting.post({
      ...change,
      before: ordered,
      onSaved(posted) {
        const date = inWords(chosen, offered, messages)
        const saved = { ...posted, date, quantity: change.after, isRemoved }
        dispatch({ type: 'saved', of: chosen, asked, saved })
        onPosted?.({
          ...posted,
          comes: saved.quantity ? interpolate(messages.onceOn, { quantity: saved.quantity, date }) : '',
        })
      },
    })
  }
  return { posting, save: () => send(false), remove: () => send(true) }
}

/** Keeps an order for one date, with the calls that read and save it. */
export function useOneOff(terms: OneOffTerms) {
  const { product, date: pageDate = null, maxQuantity, isGift, isInline } = terms
  const messages = useMessages(oneOffMessages)
  const [model, dispatch] = useOneOffModel(terms)
  const { chosen, asked, known, saved, isAnother } = model
  const offer = useOffer(terms, chosen)
  const { reading, groups, dates, offered, order, isWaiting } = offer
  const max = oneOffMaximum(product.maxAllowed, maxQuantity)
  const quantities = withinGift(oneOffQuantities(order, asked, max), isGift ? max : Number.POSITIVE_INFINITY)
  const saving = useSaving(terms, { model, dispatch, offer, quantities })
  const { forget } = saving.posting

  const { value } = reading
  const takeOffer = useEffectEvent(({ offer: { orderId, quantity }, of }: NonNullable<typeof value>) => {
    const ordered = orderId === null ? 0 : (quantity ?? 0)
    dispatch({ type: 'offer-read', dates: dates.map(({ value }) => value), of, ordered, pageDate })
  })
  useEffect(() => {
    if (value) takeOffer(value)
  }, [value])

  const left = leftOrder(model, pageDate)
  return {
    groups,
    known,
    chosen,
    saved,
    isAnother,
    ...quantities,
    max,
    reading,
    isWaiting,
    ...saving,
    /** A text for the date whose order was opened, if another date is now chosen: that order stays unchanged. */
    left: left ? dateInWords(left[0], messages) : null,
    /** A text for the chosen date if the shop does not offer it. */
    strayDate: chosen !== null && !offered ? dateInWords(chosen, messages) : null,
    choose(date: string) {
      dispatch({ type: 'date-chosen', date, isRemembered: isInline === true })
      forget()
    },
    setQuantity(quantity: number) {
      dispatch({ type: 'quantity-chosen', quantity })
      forget()
    },
    /** Opens the form again with the next date that the shop offers. */
    startAnother() {
      const next = dates[dates.findIndex(({ value }) => value === chosen) + 1] ?? dates[0]
      const isOther = next !== undefined && next.value !== chosen
      dispatch({ type: 'another-wanted', date: isOther ? next.value : null })
      if (!isOther) reading.again()
    },
  }
}
