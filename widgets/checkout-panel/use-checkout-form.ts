import { type FormEvent, useId, useMemo } from 'react'
import { useCheckout, useCheckoutStore } from '../../shared/domain/hooks/use-checkout'
import type { BoxDraft } from '../../shared/domain/rules/basket'
import {
  confirmationOf,
  confirmHurdles,
  goesByDate,
  type Hurdle,
  isOnceOnly,
  offeredDates,
} from '../../shared/domain/rules/boxes/checkout'
import type { OptionValues } from '../../shared/platform/options/options'
import { announce } from '../../shared/platform/page/shell'
import { useRefusedPress } from './ConfirmErrors'
import { outcomeInWords } from './ConfirmOutcome'
import type { options } from './checkout-panel.options'
import { controlIds, hurdleMessages } from './hurdle-messages'
import { readDates, readDays } from './offers'
import { useChoices } from './use-choices'
import { useSituation } from './use-situation'

export type CheckoutOptions = OptionValues<typeof options>

export const otherField = 'other_delivery_instruction'

/** What the page offers for that order, now that this is in the box. */
function useOffer(panel: CheckoutOptions, draft: BoxDraft, isOnce: boolean) {
  const { labels, deliveryOptions } = panel
  const allDates = useMemo(() => readDates(panel.dates, draft, labels), [panel.dates, draft, labels])
  const days = readDays(panel.days, draft, labels)
  const dates = offeredDates(allDates, panel.christmasDates.map(String), isOnce)
  const offer = {
    dates,
    days: days.map(({ value }) => Number(value)),
    slots: deliveryOptions.map(({ value }) => String(value)),
  }
  return { allDates, dates, days, offer }
}

/** What the form shows and what stands in its way, and `confirm`, which places the order as it is shown. */
export function useCheckoutForm(panel: CheckoutOptions, draft: BoxDraft) {
  const { labels } = panel
  const store = useCheckoutStore(draft)
  const checkout = useCheckout(draft)
  const id = useId()
  const ids = controlIds(id)
  const isOnce = isOnceOnly(checkout.totals.value?.lines ?? [])
  const { allDates, dates, days, offer } = useOffer(panel, draft, isOnce)
  const { choices, choose } = useChoices({ draft, dates: allDates, offer, isOnce, checkout, store })
  const facts = useSituation({ panel, draft, dates, choices, store })
  const { now, situationAt } = facts
  const minimum = panel.minimumOrderValue ?? null
  const situation = situationAt(facts.clock)
  const hurdles = confirmHurdles(situation)
  const { press, standing, refuse } = useRefusedPress(hurdles)
  const byDate = goesByDate(choices, draft)
  const errors = hurdleMessages(standing, { labels, id, minimum, byDate, other: choices.other })

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    const found = confirmHurdles(situationAt(now()))
    refuse(found)
    if (found.length) return
    await store
      .getState()
      .confirm(confirmationOf(choices), () => confirmHurdles(situationAt(now())).length === 0)
    const { confirming } = store.getState()
    // Its panel was taken out meanwhile: what has become of the order is said all the same.
    if (!document.getElementById(ids.confirm)) announce(outcomeInWords(confirming, labels))
    if (confirming.kind === 'refused' && Object.hasOwn(confirming.fields, otherField))
      document.getElementById(ids.other)?.focus()
  }

  return {
    ...{ id, store, checkout, isOnce, dates, days, choices, choose, facts, minimum, situation, hurdles },
    ...{ press, errors, confirm },
    errorOf: (hurdle: Hurdle) => errors.find(each => each.hurdle === hurdle)?.message,
  }
}
