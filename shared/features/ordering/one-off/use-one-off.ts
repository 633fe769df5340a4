import { useState } from 'react'
import type { ApiClient } from '../../../domain/api/client/client'
import { readOneOff, removeOneOff, saveOneOff } from '../../../domain/api/essentials'
import { useApi } from '../../../domain/hooks/use-api'
import { oneOffMaximum } from '../../../domain/rules/essentials/day-caps'
import { oneOffQuantities } from '../../../domain/rules/essentials/one-off-order'
import type { Product } from '../../../domain/rules/product'
import { useMessages } from '../../../platform/messages/use-messages'
import { type OneOffMessages, oneOffMessages } from '../editor-messages'
import { dateInWords } from '../regular/period-in-words'
import { type EditorHost, type OrderChange, type Posted, usePosting } from '../use-posting'
import { useOneOffAsked } from './use-one-off-asked'
import { useOneOffOffer } from './use-one-off-offer'

type OneOffTerms = EditorHost & {
  product: Product
  /** The date that is selected first, in the shop's own format. */
  date?: string | undefined
  /** The maximum of the page, if the product has none of its own. */
  maxQuantity?: number | null | undefined
  canRead: boolean
  /** The quantity in a form that came back refused. */
  given?: number | undefined
  /** The product is a gift of a code, so what the customer has ordered of it does not count here. */
  isGift?: boolean | undefined
  /** The editor is on the page itself: the choice is restored when the person comes back. */
  isInline?: boolean | undefined
}

/** A saved change: the shop's words, the date and the quantity. */
export type SavedOneOff = Posted & { date: string; quantity: number; isRemoved: boolean }

export type OneOff = ReturnType<typeof useOneOff>

/** The shop's label of a date; its weekday and day if there is none. */
const inWords = (value: string, offered: { label: string } | undefined, messages: OneOffMessages) =>
  offered && offered.label !== value ? offered.label : dateInWords(value, messages)

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
  messages: OneOffMessages
}

/** Builds the request that saves or removes an order for one date, and the check whether it succeeded. */
function oneOffChange({
  api,
  product,
  date,
  orderId,
  quantity,
  isRemoved,
  hasOrder,
  messages,
}: OneOffRequest): Omit<OrderChange, 'before' | 'onSaved'> & { after: number } {
  return {
    isRemoval: isRemoved,
    doing: isRemoved ? messages.removingOrder : hasOrder ? messages.updatingOrder : messages.addingOrder,
    after: isRemoved ? 0 : quantity,
    orderType: 'one_off',
    saved: isRemoved ? messages.wasRemoved : messages.savedOneOff,
    send: () =>
      isRemoved ? removeOneOff(api, product, date) : saveOneOff(api, product, { quantity, date, orderId }),
    async isDone() {
      const now = await readOneOff(api, product, date)
      return isRemoved ? now.orderId === null : now.orderId !== null && now.quantity === quantity
    },
  }
}

/** Limits the quantity of a gift to what its code gives, even if more was chosen under another code. */
const withinGift = <Q extends { quantity: number }>(quantities: Q, most: number): Q => ({
  ...quantities,
  quantity: Math.min(most, quantities.quantity),
})

/**
 * The state of an order for one date: what is saved, what the customer has chosen, and the calls that read and save
 * it.
 */
export function useOneOff({
  product,
  date,
  maxQuantity,
  canRead,
  given: givenQuantity,
  isGift,
  isInline,
  ...host
}: OneOffTerms) {
  const messages = useMessages(oneOffMessages)
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
    const change = oneOffChange({ api, messages, ...terms })
    await posting.post({
      ...change,
      before: quantities.ordered,
      onSaved(posted) {
        offer.noteOrdered(chosen, change.after)
        choice.fulfil(asked)
        const what = { date: inWords(chosen, offered, messages), quantity: change.after }
        setSaved({ ...posted, ...what, isRemoved })
        host.onPosted?.({ ...posted, comes: comesInWords(what) })
      },
    })
  }

  return {
    groups: offer.groups,
    known,
    chosen,
    /** A text for the date whose order was to be edited, if another date is chosen now: that order stays unchanged. */
    left: offer.left ? dateInWords(offer.left[0], messages) : null,
    /** A text for the chosen date if the shop does not offer it. */
    strayDate: chosen !== null && !offered ? dateInWords(chosen, messages) : null,
    ...quantities,
    max,
    reading,
    isWaiting: offer.isWaiting,
    posting,
    saved,
    /** The form was opened again to order for another date. */
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
    /** Opens the form again with the next date that the shop offers. */
    startAnother() {
      const next = dates[dates.findIndex(({ value }) => value === chosen) + 1] ?? dates[0]
      setSaved(null)
      setAnother(true)
      if (next && next.value !== chosen) choice.setChosen(next.value)
      else reading.again()
    },
  }
}
