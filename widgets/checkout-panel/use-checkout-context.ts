import { useEffect } from 'react'
import type { BoxDraft } from '../../shared/domain/rules/basket'
import {
  type CheckoutContext,
  type Choices,
  comingDay,
  dateRequest,
  goesByDate,
  isBooked,
  nextChange,
  type OfferedDate,
} from '../../shared/domain/rules/boxes/checkout'
import type { CheckoutStore } from '../../shared/domain/store/checkout/checkout'
import { gateOf, isPromised } from '../../shared/domain/store/checkout/checkout-model'
import type { OptionValues } from '../../shared/platform/options/options'
import { useClock, useTime } from '../../shared/platform/providers/use-clock'
import type { options } from './checkout-panel.options'

type CheckoutInput = {
  panel: Pick<OptionValues<typeof options>, 'pastCutoff' | 'minimumOrderValue'>
  draft: BoxDraft
  dates: readonly OfferedDate[]
  choices: Choices
  store: CheckoutStore
}

/**
 * Returns the facts that a confirmation depends on. `contextAt` gives them for any moment; the other members say what
 * may be shown about the next delivery.
 */
export function useCheckoutContext({ panel, draft, dates, choices, store }: CheckoutInput) {
  const now = useClock()
  const clock = useTime(time => nextChange(dates, time))
  const checkout = store.getState()
  const { booking } = checkout
  const offered = dates.find(({ value }) => value === choices.date)
  const contextAt = (moment: Date): CheckoutContext => ({
    ...gateOf(store.getState()),
    choices,
    draft,
    cutoff: offered?.cutoff ?? null,
    // Until the shop has accepted another date, the page's `pastCutoff` holds (CO-35).
    isPastCutoff: panel.pastCutoff && draft.date !== null && !store.getState().isDateSaved,
    now: moment,
    minimum: panel.minimumOrderValue ?? null,
  })

  const { isPastCutoff } = contextAt(clock)
  const { day, isTooLate } = comingDay(booking, { draft, dates, isPastCutoff, now: clock })
  // A repeating box past its cut-off comes one delivery later; the store has to ask the shop again.
  const isLater = isTooLate && !goesByDate(booking, draft)
  useEffect(() => {
    if (isLater) store.suspect()
  }, [isLater, store])

  const isChosen = dateRequest(choices, draft) !== null || checkout.isChangedElsewhere
  const isHeld = isPromised(checkout) && !isTooLate
  return {
    now,
    clock,
    contextAt,
    booking: isHeld ? booking : null,
    /** The date of the next delivery in the shop's own words, while it is certain. */
    nextDelivery: isHeld && isChosen ? day : null,
    /** True if the booking matches what the controls show. */
    isAgreed: isBooked(dateRequest(choices, draft), booking),
    cutoff: offered?.cutoff ?? null,
  }
}
