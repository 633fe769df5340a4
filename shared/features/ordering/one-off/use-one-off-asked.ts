import { useEffect, useRef, useState } from 'react'
import type { AskedQuantity } from '../../../domain/rules/essentials/one-off-order'
import { persistedText, usePersistedState } from '../../../platform/providers/use-draft'

export type OneOffAsked = ReturnType<typeof useOneOffAsked>

type OneOffAskedTerms = {
  /** The date that is selected first, in the shop's own format. */
  date?: string | undefined
  /** The quantity in a form that came back refused. */
  given?: number | undefined
  /** The editor is on the page itself: the choice is restored when the person comes back. */
  isInline?: boolean | undefined
}

function persistedAsked(left: unknown): AskedQuantity | null {
  const { quantity, isOfDate } = (left ?? {}) as Partial<AskedQuantity>
  return Number.isInteger(quantity) && typeof isOfDate === 'boolean'
    ? { quantity: Number(quantity), isOfDate }
    : null
}

/** The date and the quantity that the customer has chosen. */
export function useOneOffAsked({ date, given, isInline }: OneOffAskedTerms) {
  const first = given === undefined ? null : { quantity: given, isOfDate: true }
  const isReturned = isInline === true && given !== undefined
  const request = (isReturned && date) || null
  const [requested, persistRequest] = usePersistedState<string | null>(
    'one-off-date',
    request,
    persistedText,
    request !== null,
  )
  const brought = isInline ? requested : null
  const [chosen, setChosen] = useState(brought ?? date ?? null)
  const atHand = useState<AskedQuantity | null>(first)
  const inPlace = usePersistedState<AskedQuantity | null>(
    'one-off-quantity',
    first,
    persistedAsked,
    isReturned,
  )
  const [asked, setAsked] = isInline ? inPlace : atHand
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })
  return {
    chosen,
    setChosen,
    request(value: string) {
      setChosen(value)
      if (isInline) persistRequest(value)
    },
    /** The date that was chosen on an earlier visit, perhaps days ago. */
    brought,
    asked,
    setAsked,
    /** Call when a choice is saved: clears it, unless it was changed since. */
    fulfil(saved: AskedQuantity | null) {
      if (latest.current === saved) setAsked(null)
    },
  }
}
