import { useDraft } from '../../shared/mount/use-draft'
import type { BoxDraft } from '../../shared/rules/box'
import { type Choices, dateWish, type OfferedDate } from '../../shared/rules/checkout'
import type { CheckoutStore } from '../../shared/store/checkout'

/** What the form starts with: the order as it is (CO-14). */
function choicesOf(draft: BoxDraft, dates: readonly OfferedDate[]): Choices {
  const chosen = dates.find(({ date, reason }) => date !== null && date === draft.date && !reason)
  return {
    frequency: draft.frequency,
    date: chosen?.value ?? '',
    day: draft.weekday,
    slot: draft.slot,
    instructions: draft.instructions,
    other: draft.otherInstructions,
  }
}

/** What the customer has chosen; another date, day or frequency is told to the shop as soon as all of it is known. */
export function useChoices(draft: BoxDraft, dates: readonly OfferedDate[], checkout: CheckoutStore) {
  const [choices, setChoices] = useDraft<Choices>('checkout', choicesOf(draft, dates))
  const choose = (patch: Partial<Choices>) => {
    const next = { ...choices, ...patch }
    setChoices(next)
    const isAboutDate = 'date' in patch || 'day' in patch || 'frequency' in patch
    const wish = isAboutDate ? dateWish(next, draft) : null
    if (wish) checkout.getState().setDate(wish)
  }
  return { choices, choose }
}
