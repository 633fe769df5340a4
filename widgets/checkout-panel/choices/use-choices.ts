import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoxDraft } from '../../../shared/domain/rules/basket'
import {
  type Choices,
  choicesOn,
  dateRequest,
  type Offer,
  type OfferedDate,
  whenOf,
} from '../../../shared/domain/rules/boxes/checkout'
import type { CheckoutState, CheckoutStore } from '../../../shared/domain/store/checkout/checkout'
import { useDraft } from '../../../shared/platform/providers/use-draft'
import { forgetChoices, type Place, storeChoices, storedChoices } from './stored-choices'
import { useFilledIn } from './use-filled-in'

type Choosing = {
  draft: BoxDraft
  /** All dates that the page offers, also those on which the products cannot come. */
  dates: readonly OfferedDate[]
  offer: Offer
  /** True if the box has a product that comes only once. */
  isOnce: boolean
  checkout: CheckoutState
  store: CheckoutStore
}

/**
 * Returns the values of the controls. Frequency, date and weekday are the customer's choice on this page, or else the
 * shop's booking; a new choice is sent to the shop as soon as it is complete. The place is sent with the confirmation.
 */
export function useChoices({ draft, dates, offer, isOnce, checkout, store }: Choosing) {
  const isLocked = draft.parentId !== null
  const own: Place = { slot: draft.slot, instructions: draft.instructions, other: draft.otherInstructions }
  const layFilledIn = useFilledIn()
  const [stored] = useState(() =>
    layFilledIn(storedChoices(draft.id), { place: own, when: whenOf(checkout.booking) }),
  )
  const [drafted, setPlace] = useDraft<Place | null>('checkout', isLocked ? null : stored.place)
  const place = drafted ?? own
  const when = checkout.request ?? whenOf(checkout.booking)
  const offered = dates.find(({ value, date }) => value === when.date || date === when.date)
  const chosen: Choices = { ...place, ...when, date: offered?.value ?? '' }
  const choices = choicesOn(offer, chosen, draft)

  // Choosing a frequency again restores the date or day that was chosen with it.
  const last = useRef({ date: chosen.date, day: chosen.day })
  const choose = (asked: Partial<Choices>) => {
    const known = { date: chosen.date || last.current.date, day: chosen.day ?? last.current.day }
    last.current = known
    const often = asked.frequency === 0 ? { date: known.date, day: null } : { date: '', day: known.day }
    const patch = 'frequency' in asked ? { ...often, ...asked } : asked
    const { frequency, date, day, ...where } = { ...chosen, ...patch }
    if (!('date' in patch || 'day' in patch || 'frequency' in patch)) {
      setPlace(where)
      store.getState().forgetRefusal('other_delivery_instruction')
      return
    }
    const next = { frequency, date, day }
    const request = dateRequest(choicesOn(offer, { ...where, ...next }, draft), draft)
    if (request) store.getState().setDate(request)
    else store.getState().choose(next)
  }

  const { request, confirming } = checkout
  const isOver = ['placed', 'found', 'gone'].includes(confirming.kind)
  useEffect(() => {
    // Without a choice of its own the tab stores nothing, so that the next page may stay as the shop printed it.
    if (isOver || !(drafted || request)) forgetChoices()
    else storeChoices(draft.id, { place: drafted, when: request })
  }, [draft.id, drafted, request, isOver])

  const takeBack = useEffectEvent(() => {
    if (stored.when && !isLocked) choose(stored.when)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies(stored): stored choices are restored once, at the mount
  useEffect(() => takeBack(), [stored])

  // Products that come only at Christmas are ordered once (CO-31, CO-32); one week of a regular order keeps its
  // frequency (CO-36).
  const forceOnce = useEffectEvent(() => {
    if (choices.frequency !== 0 && !isLocked) choose({ frequency: 0 })
  })
  useEffect(() => {
    if (isOnce) forceOnce()
  }, [isOnce])
  return { choices, choose }
}
