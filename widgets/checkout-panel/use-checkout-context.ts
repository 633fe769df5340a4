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
import { type CheckoutStore, gateOf, isPromised } from '../../shared/domain/store/checkout/checkout'
import type { OptionValues } from '../../shared/platform/options/options'
import { useClock, useTime } from '../../shared/platform/providers/use-clock'
import type { options } from './checkout-panel.options'

type Given = {
  panel: Pick<OptionValues<typeof options>, 'pastCutoff' | 'minimumOrderValue'>
  draft: BoxDraft
  dates: readonly OfferedDate[]
  choices: Choices
  store: CheckoutStore
}

/**
 * What the order's confirmation depends on, by the clock: `contextAt` for any moment, and what may be said of the next
 * delivery.
 */
export function useCheckoutContext({ panel, draft, dates, choices, store }: Given) {
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
    // A date the shop has accepted since is not the one the page spoke of (CO-35).
    isPastCutoff:
      panel.pastCutoff &&
      draft.date !== null &&
      (!offered || offered.date === draft.date) &&
      !store.getState().isDateSaved,
    now: moment,
    minimum: panel.minimumOrderValue ?? null,
  })

  const { isPastCutoff } = contextAt(clock)
  const { day, isTooLate } = comingDay(booking, { draft, dates, isPastCutoff, now: clock })
  // A box that comes again comes later then, as the shop tells.
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
    /** The day on which the box comes for certain, in the shop's own words. */
    nextDelivery: isHeld && isChosen ? day : null,
    /** The same where the controls say so too. */
    isAgreed: isBooked(dateRequest(choices, draft), booking),
    cutoff: offered?.cutoff ?? null,
  }
}
