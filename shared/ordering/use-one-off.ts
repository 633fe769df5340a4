import { useEffect, useRef, useState } from 'react'
import { readOneOff, removeOneOff, saveOneOff } from '../api/essentials'
import { parseDate } from '../rules/dates'
import { oneOffMaximum } from '../rules/day-caps'
import type { Product } from '../rules/product'
import type { OneOffOffer } from '../rules/regular-order'
import { useApi } from '../services/use-api'
import { leftText, useLeftDraft } from '../services/use-draft'
import type { OneOffWording } from './editor-wording'
import { dateInWords } from './period-in-words'
import { type EditorHost, type Posted, usePosting } from './use-posting'
import { useReading } from './use-reading'

export type OneOffTerms = EditorHost & {
  product: Product
  /** The date to begin with, as the shop wrote it. */
  date?: string | undefined
  /** The page's maximum, where the product has none of its own. */
  maxQuantity?: number | null | undefined
  canRead: boolean
  /** How many were chosen before, in a form that came back refused. */
  given?: number | undefined
  /** It stands on the page itself: what was chosen is there again when the person comes back. */
  isInline?: boolean | undefined
  labels: OneOffWording
}

/** A saved change: the shop's words, and what it came to. */
export type SavedOneOff = Posted & { date: string; quantity: number; isRemoved: boolean }

export type OneOff = ReturnType<typeof useOneOff>

/** The shop's own words for a date; its weekday and day where it has none. */
const inWords = (value: string, offered: { label: string } | undefined, words: OneOffWording) =>
  offered && offered.label !== value ? offered.label : dateInWords(value, words)

const isSameDate = (first: string, second: string) =>
  first === second || (parseDate(first) !== null && parseDate(first) === parseDate(second))

type Asked = { quantity: number; isOfDate: boolean }

function leftAsked(left: unknown): Asked | null {
  const { quantity, isOfDate } = (left ?? {}) as Partial<Asked>
  return Number.isInteger(quantity) && typeof isOfDate === 'boolean'
    ? { quantity: Number(quantity), isOfDate }
    : null
}

/** Which date, and how many of it, the customer asks for. */
function useAsked(date: string | undefined, given: number | undefined, isInline: boolean | undefined) {
  const first = given === undefined ? null : { quantity: given, isOfDate: true }
  const [wished, leaveWish] = useLeftDraft<string | null>('one-off-date', null, leftText)
  const brought = isInline ? wished : null
  const [chosen, setChosen] = useState(brought ?? date ?? null)
  const atHand = useState<Asked | null>(first)
  const inPlace = useLeftDraft<Asked | null>('one-off-quantity', first, leftAsked)
  const [asked, setAsked] = isInline ? inPlace : atHand
  return {
    chosen,
    setChosen,
    wish(value: string) {
      setChosen(value)
      if (isInline) leaveWish(value)
    },
    /** The date that was chosen when the page was left, perhaps days ago. */
    brought,
    asked,
    setAsked,
  }
}

/** One product on one date: what the shop has, what the customer asks for, and the calls between them. */
export function useOneOff({
  product,
  date,
  maxQuantity,
  canRead,
  given: givenQuantity,
  isInline,
  labels,
  ...host
}: OneOffTerms) {
  const api = useApi()
  const { chosen, setChosen, wish, brought, asked, setAsked } = useAsked(date, givenQuantity, isInline)
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })
  const [known, setKnown] = useState<Readonly<Record<string, number>>>({})
  const [saved, setSaved] = useState<SavedOneOff | null>(null)
  const [isAnother, setAnother] = useState(false)
  const reading = useReading(canRead ? `${product.id} ${chosen ?? ''}` : null, async signal => {
    const offer = await readOneOff(api, product, chosen, signal)
    if (chosen !== null) noteOrdered(chosen, offer)
    return { offer, of: chosen }
  })
  const posting = usePosting(product, host, reading.again)

  const noteOrdered = (of: string, { quantity, orderId }: Pick<OneOffOffer, 'quantity' | 'orderId'>) =>
    setKnown(before => ({ ...before, [of]: orderId === null ? 0 : (quantity ?? 0) }))

  const isElsewhere = date !== undefined && chosen !== null && !isSameDate(date, chosen)
  const stays =
    isElsewhere && Object.entries(known).find(([value, items]) => items > 0 && isSameDate(value, date))

  const groups = reading.value?.offer.groups ?? []
  const dates = groups.flatMap(group => group.dates)
  const offered = chosen === null ? dates[0] : dates.find(({ value }) => isSameDate(value, chosen))
  // The first answer was about no date in particular, so the first date's order is read before it can be changed;
  // and a date the page gave in other words is the shop's own from then on.
  const settled = offered?.value
  const isGone = brought !== null && chosen === brought && settled === undefined && dates.length > 0
  useEffect(() => {
    if (settled !== undefined && settled !== chosen) setChosen(settled)
    else if (isGone) setChosen(date ?? null)
  }, [settled, chosen, isGone, date, setChosen])

  const isCurrent = chosen !== null && reading.value?.of === chosen && !reading.isReading
  // What another date has stays in sight until this one's is read; nothing can be sent meanwhile.
  const order = reading.failure ? null : (reading.value?.offer ?? null)
  const ordered = order && order.orderId !== null ? (order.quantity ?? 0) : 0
  const hasOrder = order !== null && order.orderId !== null
  const max = oneOffMaximum(product.maxAllowed, maxQuantity)
  // A regular order that is skipped on that date is an order of 0.
  const given = hasOrder ? ordered : order?.quantity || asked?.quantity || 1
  const quantity = asked?.isOfDate ? asked.quantity : hasOrder ? given : Math.min(max, given)

  const send = async (isRemoved: boolean) => {
    if (chosen === null || !isCurrent) return
    const orderId = order?.orderId ?? null
    const after = isRemoved ? 0 : quantity
    await posting.post({
      doing: isRemoved ? labels.removingOrder : hasOrder ? labels.updatingOrder : labels.addingOrder,
      send: () =>
        isRemoved
          ? removeOneOff(api, product, chosen)
          : saveOneOff(api, product, { quantity, date: chosen, orderId }),
      async isDone() {
        const now = await readOneOff(api, product, chosen)
        return isRemoved ? now.orderId === null : now.orderId !== null && now.quantity === quantity
      },
      before: ordered,
      after,
      orderType: 'one_off',
      saved: isRemoved ? labels.wasRemoved : labels.savedOneOff,
      onSaved(posted) {
        setKnown(before => ({ ...before, [chosen]: after }))
        if (latest.current === asked) setAsked(null)
        setSaved({ ...posted, date: inWords(chosen, offered, labels), quantity: after, isRemoved })
        host.onPosted?.(posted)
      },
    })
  }

  return {
    groups,
    known,
    chosen,
    /** The date whose order was to be edited, in words, once another is chosen: that order stays. */
    left: stays ? dateInWords(stays[0], labels) : null,
    /** The chosen date when it is none of those the shop offers, in words. */
    strayDate: chosen !== null && !offered ? dateInWords(chosen, labels) : null,
    quantity,
    max,
    hasOrder,
    /** The order changes one day of a regular one. */
    isModification: hasOrder && (order?.frequency ?? 0) > 0,
    isUnsaved: asked?.isOfDate === true && asked.quantity !== (hasOrder ? ordered : 1),
    reading,
    /** The quantity is the customer's own, and not what has to be read first. */
    isAsked: asked?.isOfDate === true,
    isWaiting: canRead && !isCurrent && !reading.failure && (reading.isReading || dates.length > 0),
    posting,
    saved,
    /** The form has come back for another date. */
    isAnother,
    choose(value: string) {
      wish(value)
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
      if (next && next.value !== chosen) setChosen(next.value)
      else reading.again()
    },
  }
}
