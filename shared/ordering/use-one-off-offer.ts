import { useEffect, useState } from 'react'
import { readOneOff } from '../api/essentials'
import { parseDate } from '../rules/dates'
import type { Product } from '../rules/product'
import { useApi } from '../services/use-api'
import type { OneOffAsked } from './use-one-off-asked'
import { useReading } from './use-reading'

const isSameDate = (first: string, second: string) =>
  first === second || (parseDate(first) !== null && parseDate(first) === parseDate(second))

type OneOffOfferTerms = {
  product: Product
  /** The date to begin with, as the shop wrote it. */
  date?: string | undefined
  canRead: boolean
  /** The date the customer asks for; one that the shop does not offer any more gives way to the first. */
  of: Pick<OneOffAsked, 'chosen' | 'setChosen' | 'brought'>
}

/** What the shop offers, what it has for the chosen date, and what it was seen to have for others. */
export function useOneOffOffer({ product, date, canRead, of }: OneOffOfferTerms) {
  const api = useApi()
  const { chosen, setChosen, brought } = of
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
  const isGone = brought !== null && chosen === brought && settled === undefined && dates.length > 0
  useEffect(() => {
    if (settled !== undefined && settled !== chosen) setChosen(settled)
    else if (isGone) setChosen(date ?? null)
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
    order: reading.failure ? null : (reading.value?.offer ?? null),
    known,
    noteOrdered,
    /** The date to begin with and what it has, where it has something and another date is chosen. */
    left: isElsewhere
      ? Object.entries(known).find(([value, items]) => items > 0 && isSameDate(value, date))
      : undefined,
  }
}
