import { useEffect, useRef, useState } from 'react'
import type { AskedQuantity } from '../../../domain/rules/essentials/one-off-order'
import { leftText, useLeftDraft } from '../../../platform/services/use-draft'

export type OneOffAsked = ReturnType<typeof useOneOffAsked>

type OneOffAskedTerms = {
  /** The date to begin with, as the shop wrote it. */
  date?: string | undefined
  /** How many were chosen before, in a form that came back refused. */
  given?: number | undefined
  /** It stands on the page itself: what was chosen is there again when the person comes back. */
  isInline?: boolean | undefined
}

function leftAsked(left: unknown): AskedQuantity | null {
  const { quantity, isOfDate } = (left ?? {}) as Partial<AskedQuantity>
  return Number.isInteger(quantity) && typeof isOfDate === 'boolean'
    ? { quantity: Number(quantity), isOfDate }
    : null
}

/** Which date, and how many of it, the customer asks for. */
export function useOneOffAsked({ date, given, isInline }: OneOffAskedTerms) {
  const first = given === undefined ? null : { quantity: given, isOfDate: true }
  const isReturned = isInline === true && given !== undefined
  const wish = (isReturned && date) || null
  const [wished, leaveWish] = useLeftDraft<string | null>('one-off-date', wish, leftText, wish !== null)
  const brought = isInline ? wished : null
  const [chosen, setChosen] = useState(brought ?? date ?? null)
  const atHand = useState<AskedQuantity | null>(first)
  const inPlace = useLeftDraft<AskedQuantity | null>('one-off-quantity', first, leftAsked, isReturned)
  const [asked, setAsked] = isInline ? inPlace : atHand
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })
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
    /** The shop has what was asked for: it is a wish no longer, unless it was changed since. */
    fulfil(saved: AskedQuantity | null) {
      if (latest.current === saved) setAsked(null)
    },
  }
}
