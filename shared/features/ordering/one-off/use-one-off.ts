import { useState } from 'react'
import type { ApiClient } from '../../../domain/api/client/client'
import { readOneOff, removeOneOff, saveOneOff } from '../../../domain/api/essentials'
import { useApi } from '../../../domain/hooks/use-api'
import { oneOffMaximum } from '../../../domain/rules/essentials/day-caps'
import { oneOffQuantities } from '../../../domain/rules/essentials/one-off-order'
import type { Product } from '../../../domain/rules/product'
import type { OneOffMessages } from '../editor-messages'
import { dateInWords } from '../regular/period-in-words'
import { type EditorHost, type OrderChange, type Posted, usePosting } from '../use-posting'
import { useOneOffAsked } from './use-one-off-asked'
import { useOneOffOffer } from './use-one-off-offer'

type OneOffTerms = EditorHost & {
  product: Product
  /** The date to begin with, as the shop wrote it. */
  date?: string | undefined
  /** The page's maximum, where the product has none of its own. */
  maxQuantity?: number | null | undefined
  canRead: boolean
  /** How many were chosen before, in a form that came back refused. */
  given?: number | undefined
  /** It is given away with a code: what the customer has ordered of it is another thing. */
  isGift?: boolean | undefined
  /** It stands on the page itself: what was chosen is there again when the person comes back. */
  isInline?: boolean | undefined
  labels: OneOffMessages
}

/** A saved change: the shop's words, and what it came to. */
export type SavedOneOff = Posted & { date: string; quantity: number; isRemoved: boolean }

export type OneOff = ReturnType<typeof useOneOff>

/** The shop's own words for a date; its weekday and day where it has none. */
const inWords = (value: string, offered: { label: string } | undefined, words: OneOffMessages) =>
  offered && offered.label !== value ? offered.label : dateInWords(value, words)

const comesInWords = ({ date, quantity }: Pick<SavedOneOff, 'date' | 'quantity'>) =>
  quantity ? `${date} × ${quantity}` : ''

type OneOffRequest = {
  api: ApiClient
  product: Product
  date: string
  orderId: string | null
  quantity: number
  isRemoved: boolean
  hasOrder: boolean
  labels: OneOffMessages
}

/** How an order for one date is saved or removed, and how to find out whether it was. */
function oneOffChange({
  api,
  product,
  date,
  orderId,
  quantity,
  isRemoved,
  hasOrder,
  labels,
}: OneOffRequest): Omit<OrderChange, 'before' | 'onSaved'> & { after: number } {
  return {
    isRemoval: isRemoved,
    doing: isRemoved ? labels.removingOrder : hasOrder ? labels.updatingOrder : labels.addingOrder,
    after: isRemoved ? 0 : quantity,
    orderType: 'one_off',
    saved: isRemoved ? labels.wasRemoved : labels.savedOneOff,
    send: () =>
      isRemoved ? removeOneOff(api, product, date) : saveOneOff(api, product, { quantity, date, orderId }),
    async isDone() {
      const now = await readOneOff(api, product, date)
      return isRemoved ? now.orderId === null : now.orderId !== null && now.quantity === quantity
    },
  }
}

/** Of a gift there are no more than the code gives, whatever was asked for under another one. */
const withinGift = <Q extends { quantity: number }>(quantities: Q, most: number): Q => ({
  ...quantities,
  quantity: Math.min(most, quantities.quantity),
})

/** One product on one date: what the shop has, what the customer asks for, and the calls between them. */
export function useOneOff({
  product,
  date,
  maxQuantity,
  canRead,
  given: givenQuantity,
  isGift,
  isInline,
  labels,
  ...host
}: OneOffTerms) {
  const api = useApi()
  const choice = useOneOffAsked({ date, given: givenQuantity, isInline })
  const { chosen, asked, setAsked } = choice
  const offer = useOneOffOffer({ product, date, canRead, isGift, of: choice })
  const { reading, dates, offered, order, known } = offer
  const [saved, setSaved] = useState<SavedOneOff | null>(null)
  const [isAnother, setAnother] = useState(false)
  const posting = usePosting(product, host, reading.again)
  const max = oneOffMaximum(product.maxAllowed, maxQuantity)
  const quantities = withinGift(oneOffQuantities(order, asked, max), isGift ? max : Number.POSITIVE_INFINITY)
  const { hasOrder, quantity } = quantities

  const send = async (isRemoved: boolean) => {
    if (chosen === null || !offer.isCurrent) return
    const orderId = order?.orderId ?? null
    const terms = { product, date: chosen, orderId, quantity, isRemoved, hasOrder }
    const change = oneOffChange({ api, labels, ...terms })
    await posting.post({
      ...change,
      before: quantities.ordered,
      onSaved(posted) {
        offer.noteOrdered(chosen, change.after)
        choice.fulfil(asked)
        const what = { date: inWords(chosen, offered, labels), quantity: change.after }
        setSaved({ ...posted, ...what, isRemoved })
        host.onPosted?.({ ...posted, comes: comesInWords(what) })
      },
    })
  }

  return {
    groups: offer.groups,
    known,
    chosen,
    /** The date whose order was to be edited, in words, once another is chosen: that order stays. */
    left: offer.left ? dateInWords(offer.left[0], labels) : null,
    /** The chosen date when it is none of those the shop offers, in words. */
    strayDate: chosen !== null && !offered ? dateInWords(chosen, labels) : null,
    ...quantities,
    max,
    reading,
    isWaiting: offer.isWaiting,
    posting,
    saved,
    /** The form has come back for another date. */
    isAnother,
    choose(value: string) {
      choice.request(value)
      setAsked(asked && { quantity: asked.quantity, isOfDate: false })
      posting.forget()
    },
    setQuantity(next: number) {
      setAsked({ quantity: next, isOfDate: true })
      posting.forget()
    },
    save: () => send(false),
    remove: () => send(true),
    /** Back to the form, at the next date the shop offers. */
    startAnother() {
      const next = dates[dates.findIndex(({ value }) => value === chosen) + 1] ?? dates[0]
      setSaved(null)
      setAnother(true)
      if (next && next.value !== chosen) choice.setChosen(next.value)
      else reading.again()
    },
  }
}
