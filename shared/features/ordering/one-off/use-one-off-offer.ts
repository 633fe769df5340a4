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
  /** The date that is selected first, in the shop's own format. */
  date?: string | undefined
  canRead: boolean
  /** The product is a gift of a code, so what the customer has ordered of it does not count here. */
  isGift?: boolean | undefined
  /**
   * The chosen date. If the customer has not chosen it on this visit and the shop no longer offers it, the first date
   * replaces it.
   */
  of: Pick<OneOffAsked, 'chosen' | 'setChosen' | 'brought'>
}

/** The dates that the shop offers, the order for the chosen date, and the quantities known for other dates. */
export function useOneOffOffer({ product, date, canRead, isGift, of }: OneOffOfferTerms) {
  const api = useApi()
  const { chosen, setChosen, brought } = of
  /** The first date on offer, selected by default. */
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
  // The first response is about no particular date, so the order for the first date is read before it can be changed.
  // A date that the page gave in another format is replaced by the shop's own format.
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
    /** The chosen date as the shop offers it; undefined if it does not. */
    offered,
    /** The order for the chosen date has been read. */
    isCurrent,
    isWaiting: canRead && !isCurrent && !reading.failure && (reading.isReading || dates.length > 0),
    // The order for the previous date stays visible until that for the chosen date is read; nothing can be sent
    // meanwhile.
    order: reading.failure || isGift ? null : (reading.value?.offer ?? null),
    known,
    noteOrdered,
    /** The first selected date and its quantity, if it has an order and another date is chosen now. */
    left: isElsewhere
      ? Object.entries(known).find(([value, items]) => items > 0 && isSameDate(value, date))
      : undefined,
  }
}
