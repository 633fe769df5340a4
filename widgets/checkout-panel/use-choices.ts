import { useEffect, useEffectEvent, useState } from 'react'
import type { BoxDraft } from '../../shared/rules/box'
import { type Choices, choicesOn, dateWish, type Offer, type OfferedDate } from '../../shared/rules/checkout'
import { useDraft } from '../../shared/services/use-draft'
import type { CheckoutStore } from '../../shared/store/checkout'
import { keepChoices, keptChoices } from './kept-choices'

/** What the form starts with: the order as it is (CO-14). */
function choicesOf(draft: BoxDraft, dates: readonly OfferedDate[]): Choices {
  return {
    frequency: draft.frequency,
    date: dates.find(({ date }) => date !== null && date === draft.date)?.value ?? '',
    day: draft.weekday,
    slot: draft.slot,
    instructions: draft.instructions,
    other: draft.otherInstructions,
  }
}

type Choosing = {
  draft: BoxDraft
  /** All dates of the page, whatever is in the box. */
  dates: readonly OfferedDate[]
  offer: Offer
  /** What is in the box comes once only. */
  isOnce: boolean
  store: CheckoutStore
}

/** What the customer has chosen; another date, day or frequency is told to the shop as soon as all of it is known. */
export function useChoices({ draft, dates, offer, isOnce, store }: Choosing) {
  const [kept] = useState(() => keptChoices(draft.id))
  const [drafted, setDrafted] = useDraft<Choices>('checkout', choicesOf(draft, dates))
  const choices = choicesOn(offer, drafted, draft)
  const choose = (patch: Partial<Choices>) => {
    const next = { ...drafted, ...patch }
    setDrafted(next)
    keepChoices(draft.id, next)
    const isAboutDate = 'date' in patch || 'day' in patch || 'frequency' in patch
    if (!isAboutDate) store.getState().forgetRefusal('other_delivery_instruction')
    const wish = isAboutDate ? dateWish(choicesOn(offer, next, draft), draft) : null
    if (wish) store.getState().setDate(wish)
  }

  const takeBack = useEffectEvent(() => {
    if (Object.keys(kept).length && draft.parentId === null) choose(kept)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies(kept): taken back once, when the panel is there
  useEffect(() => takeBack(), [kept])

  // What comes at Christmas only comes once (CO-31, CO-32); one week of a regular order keeps its frequency (CO-36).
  const forceOnce = useEffectEvent(() => {
    if (choices.frequency !== 0 && draft.parentId === null) choose({ frequency: 0, day: null })
  })
  useEffect(() => {
    if (isOnce) forceOnce()
  }, [isOnce])
  return { choices, choose }
}
