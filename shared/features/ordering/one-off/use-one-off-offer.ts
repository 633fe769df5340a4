import { useEffect, useState } from 'react'
import { readOneOff } from '../../../domain/api/essentials'
import { useApi } from '../../../domain/hooks/use-api'
import { useReading } from '../../../domain/hooks/use-reading'
import { parseDate } from '../../../domain/rules/dates/dates'
import type { Product } from '../../../domain/rules/product'
import type { OneOffAsked } from './use-one-off-asked'

const isSameDate = (first: string, second: string) =>
  first === second || (parseDate(first) !== null && parseDate(first) === parseDate(second))

type OneOffOfferTerms = {
  product: Product
  /** The date to begin with, as the shop wrote it. */
  date?: string | undefined
  canRead: boolean
  /** It is given away with a code: what the customer has ordered of it is another thing. */
  isGift?: boolean | undefined
  /** The date the customer asks for; one that nobody has asked for now, and that the shop does not offer any more, gives way to the first. */
  of: Pick<OneOffAsked, 'chosen' | 'setChosen' | 'brought'>
}

/** What the shop offers, what it has for the chosen date, and what it was seen to have for others. */
export function useOneOffOffer({ product, date, canRead, isGift, of }: OneOffOfferTerms) {
  const api = useApi()
  const { chosen, setChosen, brought } = of
  /** Chosen for the customer, as the first on offer. */
  const [first, setFirst] = useState<string | null>(null)
  const [known, setKnown] = useState<Readonly<Record<string, number>>>({})
  const noteOrdered = (value: string, items: number) => setKnown(before => ({ ...before, [value]: items }))
  const reading = useReading(canRead ? `${product.id} ${chosen ?? ''}` : null, async signal => {
    const offer = await readOneOff(api, product, chosen, signal)
    if (chosen !== null) noteOrdered(chosen, offer.orderId === null ? 0 : (offer.quantity ?? 0))
    return { offer, of: chosen }
  })

  const groups = reading.value?.offer.groups ?? []
  const dates = groups.flatMap(group => group.dates)
  const offered = chosen === null ? dates[0] : dates.find(({ value }) => isSameDate(value, chosen))
  // The first answer was about no date in particular, so the first date's order is read before it can be changed;
  // and a date the page gave in other words is the shop's own from then on.
  const settled = offered?.value
  const isUnasked = chosen !== null && (chosen === brought || chosen === first)
  const isGone = isUnasked && settled === undefined && dates.length > 0
  useEffect(() => {
    // Another date may have been chosen since.
    const settleFor = (next: string | null) => setChosen(now => (now === chosen ? next : now))
    if (settled !== undefined && settled !== chosen) {
      if (chosen === null) setFirst(settled)
      settleFor(settled)
    } else if (isGone) settleFor(date ?? null)
  }, [settled, chosen, isGone, date, setChosen])

  const isElsewhere = date !== undefined && chosen !== null && !isSameDate(date, chosen)
  const isCurrent = chosen !== null && reading.value?.of === chosen && !reading.isReading
  return {
    reading,
    groups,
    dates,
    /** How the shop writes the chosen date, where it offers it. */
    offered,
    /** What it has for the chosen date has been read. */
    isCurrent,
    isWaiting: canRead && !isCurrent && !reading.failure && (reading.isReading || dates.length > 0),
    // What another date has stays in sight until this one's is read; nothing can be sent meanwhile.
    order: reading.failure || isGift ? null : (reading.value?.offer ?? null),
    known,
    noteOrdered,
    /** The date to begin with and what it has, where it has something and another date is chosen. */
    left: isElsewhere
      ? Object.entries(known).find(([value, items]) => items > 0 && isSameDate(value, date))
      : undefined,
  }
}
