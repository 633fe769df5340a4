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

/** What the customer has changed and not saved; by weekday where days differ. */
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
  /** What was chosen before, in a form that came back refused. */
  given?: Edits | undefined
  /** It stands on the page itself: what was chosen is there again when the person comes back. */
  isInline?: boolean | undefined
  /** It is given away with a code: no more than the maxima leave, whatever was asked for under another one. */
  isGift?: boolean | undefined
}

const toNumbers = (left: unknown): Record<number, number> =>
  Object.fromEntries(
    Object.entries(left ?? {}).filter(([day, value]) => /^[1-6]$/.test(day) && Number.isInteger(value)),
  )

/** Edits of before, whatever an older release has left. */
function persistedEdits(left: unknown): Edits | null {
  if (typeof left !== 'object' || left === null) return null
  const { quantities, frequencies, isDeleted } = left as Record<string, unknown>
  return {
    quantities: toNumbers(quantities),
    frequencies: toNumbers(frequencies),
    isDeleted: isDeleted === true,
  }
}

/** Does a day bring something else than the shop has for it? How often nothing comes is no matter. */
const isChangedFrom =
  (days: readonly RegularDay[]) =>
  ({ weekday, quantity, frequency }: RegularDay) =>
    days.some(
      before =>
        before.weekday === weekday &&
        (before.quantity !== quantity || (quantity > 0 && before.frequency !== frequency)),
    )

/** The edits, and how they are set: beside the page's own they are there again when the person comes back. */
function useEdits({ given = untouched, isInline }: EditTerms) {
  const atHand = useState(given)
  const inPlace = usePersistedState('regular-order', given, persistedEdits, isInline && given !== untouched)
  const [edits, setEdits] = isInline ? inPlace : atHand
  const latest = useRef(edits)
  useEffect(() => {
    latest.current = edits
  })
  return { edits, setEdits, latest }
}

/** A regular order with the customer's changes laid over it: reading it again changes what is below, not what was typed. */
export function useRegularEdit(order: RegularOrder | null, limits: Limits, terms: EditTerms) {
  const { isWeeklyOnly, isGift } = terms
  const { edits, setEdits, latest } = useEdits(terms)
  const base = order ?? empty
  const shared = isWeeklyOnly ? 1 : sharedFrequency(base.days)
  const asked = base.days.map(day => ({
    ...day,
    quantity: edits.quantities[day.weekday] ?? day.quantity,
    frequency: edits.frequencies[day.weekday] ?? shared ?? day.frequency,
  }))
  const days = isGift ? withinLimits(asked, limits) : asked
  // Only what was touched: the rest goes on showing what the shop has.
  const changeQuantities = (touched: readonly RegularDay[]) => {
    const quantities = { ...edits.quantities, ...byWeekday(touched, ({ quantity }) => quantity) }
    setEdits({ ...edits, quantities })
  }

  return {
    days,
    caps: dayCaps(days, limits),
    left: itemsLeft(days, limits.total),
    hasOrder: hasRegularOrder(base.days),
    isDeleted: edits.isDeleted,
    isTouched: edits !== untouched,
    isUnsaved: edits.isDeleted || days.some(isChangedFrom(base.days)),
    /** The frequency of all days; null where each day has its own. */
    frequency: shared === null ? null : (edits.frequencies[1] ?? shared),
    /** What would be sent now, and how many items the shop has already. */
    sent: daysToSend({ ...base, days }),
    itemsBefore: itemsIn(daysToSend(base)),
    /** What the shop has. */
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
    /** Call it when the changes made so far are sent; the undo of them, once they are saved, leaves what was changed since. */
    send: () => () => setEdits(changedSince(edits, latest.current)),
  }
}
