import { useEffect, useRef, useState } from 'react'
import {
  copyMonday,
  dayCaps,
  itemsIn,
  itemsLeft,
  type Limits,
  withinLimits,
} from '../../../domain/rules/essentials/day-caps'
import {
  daysToSend,
  hasRegularOrder,
  noRegularOrder,
  type RegularDay,
  type RegularOrder,
  sharedFrequency,
} from '../../../domain/rules/essentials/regular-order'
import { usePersistedState } from '../../../platform/providers/use-draft'

/** The unsaved changes of the customer; quantities and frequencies by weekday. */
export type Edits = {
  quantities: Readonly<Record<number, number>>
  frequencies: Readonly<Record<number, number>>
  isDeleted: boolean
}

export type RegularEdit = ReturnType<typeof useRegularEdit>

const untouched: Edits = { quantities: {}, frequencies: {}, isDeleted: false }
const empty = noRegularOrder()

const byWeekday = <T>(days: readonly RegularDay[], of: (day: RegularDay) => T): Record<number, T> =>
  Object.fromEntries(days.map(day => [day.weekday, of(day)]))

const entriesSince = (before: Readonly<Record<number, number>>, now: Readonly<Record<number, number>>) =>
  Object.fromEntries(Object.entries(now).filter(([weekday, value]) => before[Number(weekday)] !== value))

const changedSince = (before: Edits, now: Edits): Edits => ({
  quantities: entriesSince(before.quantities, now.quantities),
  frequencies: entriesSince(before.frequencies, now.frequencies),
  isDeleted: now.isDeleted && !before.isDeleted,
})

type EditTerms = {
  isWeeklyOnly: boolean
  /** The choices in a refused form. */
  initialEdits?: Edits | undefined
  /** The editor is on the page itself: the choice is restored when the person comes back. */
  isInline?: boolean | undefined
  /** The product is a gift of a code: quantities are limited to its maxima, even if more was chosen under another code. */
  isGift?: boolean | undefined
}

const toNumbers = (left: unknown): Record<number, number> =>
  Object.fromEntries(
    Object.entries(left ?? {}).filter(([day, value]) => /^[1-6]$/.test(day) && Number.isInteger(value)),
  )

/** Reads stored edits, perhaps of an older release. */
function persistedEdits(left: unknown): Edits | null {
  if (typeof left !== 'object' || left === null) return null
  const { quantities, frequencies, isDeleted } = left as Record<string, unknown>
  return {
    quantities: toNumbers(quantities),
    frequencies: toNumbers(frequencies),
    isDeleted: isDeleted === true,
  }
}

/**
 * Returns a function that says whether a day differs from the saved order; the frequency of a day with quantity 0 is
 * ignored.
 */
const isChangedFrom =
  (days: readonly RegularDay[]) =>
  ({ weekday, quantity, frequency }: RegularDay) =>
    days.some(
      before =>
        before.weekday === weekday &&
        (before.quantity !== quantity || (quantity > 0 && before.frequency !== frequency)),
    )

/** Returns the edits and their setter. An editor on the page itself restores them when the person comes back. */
function useEdits({ initialEdits = untouched, isInline }: EditTerms) {
  const atHand = useState(initialEdits)
  const inPlace = usePersistedState(
    'regular-order',
    initialEdits,
    persistedEdits,
    isInline && initialEdits !== untouched,
  )
  const [edits, setEdits] = isInline ? inPlace : atHand
  const latest = useRef(edits)
  useEffect(() => {
    latest.current = edits
  })
  return { edits, setEdits, latest }
}

/** Applies the customer's changes to a regular order; reading the order again keeps them. */
export function useRegularEdit(order: RegularOrder | null, limits: Limits, terms: EditTerms) {
  const { isWeeklyOnly, isGift } = terms
  const { edits, setEdits, latest } = useEdits(terms)
  const base = order ?? empty
  const sharedOf = (all: readonly RegularDay[]) => (isWeeklyOnly ? 1 : sharedFrequency(all))
  const shared = sharedOf(base.days)
  const changed = (all: readonly RegularDay[]) => {
    const asked = all.map(day => ({
      ...day,
      quantity: edits.quantities[day.weekday] ?? day.quantity,
      frequency: edits.frequencies[day.weekday] ?? sharedOf(all) ?? day.frequency,
    }))
    return isGift ? withinLimits(asked, limits) : asked
  }
  const days = changed(base.days)
  // Stores only the changed days, so that the others show the saved order.
  const changeQuantities = (touched: readonly RegularDay[]) => {
    const quantities = { ...edits.quantities, ...byWeekday(touched, ({ quantity }) => quantity) }
    setEdits({ ...edits, quantities })
  }

  return {
    days,
    /** Applies the changes to days that were read since. */
    changed,
    caps: dayCaps(days, limits),
    left: itemsLeft(days, limits.total),
    hasOrder: hasRegularOrder(base.days),
    isDeleted: edits.isDeleted,
    isTouched: edits !== untouched,
    isUnsaved: edits.isDeleted || days.some(isChangedFrom(base.days)),
    /** The frequency of all days; null if days differ. */
    frequency: shared === null ? null : (edits.frequencies[1] ?? shared),
    /** The days to send, and the number of items in the saved order. */
    sent: daysToSend({ ...base, days }),
    itemsBefore: itemsIn(daysToSend(base)),
    /** The saved days. */
    ordered: base.days,
    isList: base.isList,
    setQuantity: (weekday: number, quantity: number) => {
      const next = days.map(day => (day.weekday === weekday ? { ...day, quantity } : day))
      changeQuantities(next.filter(day => day.weekday === weekday))
      return next
    },
    copyMonday: () => {
      const next = copyMonday(days, limits)
      changeQuantities(next.filter(({ isActive }) => isActive))
      return next
    },
    clear: () =>
      changeQuantities(days.filter(({ isActive }) => isActive).map(day => ({ ...day, quantity: 0 }))),
    setFrequency: (frequency: number, weekday?: number) =>
      setEdits({
        ...edits,
        frequencies: weekday
          ? { ...edits.frequencies, [weekday]: frequency }
          : byWeekday(days, () => frequency),
      }),
    setDeleted: (isDeleted: boolean) => setEdits({ ...edits, isDeleted }),
    /** Returns a function to call when the changes sent now are saved. It clears them but keeps changes made since. */
    send: () => () => setEdits(changedSince(edits, latest.current)),
  }
}
