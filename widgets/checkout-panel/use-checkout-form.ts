import { type FormEvent, useId, useMemo } from 'react'
import { useCheckout, useCheckoutStore } from '../../shared/domain/hooks/use-checkout'
import type { BoxDraft } from '../../shared/domain/rules/basket'
import {
  type Blocker,
  confirmationOf,
  confirmBlockers,
  goesByDate,
  isOnceOnly,
  offeredDates,
} from '../../shared/domain/rules/boxes/checkout'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/live-region'
import { blockerMessages, controlIds } from './blocker-messages'
import type { options } from './checkout-panel.options'
import { checkoutPanelMessages } from './checkout-panel-messages'
import { asWritten, readDates, readDays } from './choices/offers'
import { useChoices } from './choices/use-choices'
import { useRefusedPress } from './confirm/ConfirmErrors'
import { outcomeInWords } from './confirm/ConfirmOutcome'
import { useCheckoutContext } from './use-checkout-context'

export type CheckoutOptions = OptionValues<typeof options>

export const otherField = 'other_delivery_instruction'

/** Returns what the page offers for this order with these products. */
function useOffer(panel: CheckoutOptions, draft: BoxDraft, isOnce: boolean) {
  const messages = useMessages(checkoutPanelMessages)
  const { deliveryOptions } = panel
  const allDates = useMemo(() => readDates(panel.dates, draft, messages), [panel.dates, draft, messages])
  const days = readDays(panel.days, draft, messages)
  const dates = offeredDates(allDates, panel.christmasDates.map(String), isOnce)
  const offer = {
    dates,
    days: days.map(({ value }) => Number(value)),
    slots: deliveryOptions.map(({ value }) => String(value)),
  }
  return { allDates, dates, days, offer }
}

/** Returns the confirmation with the shop's ids as the page wrote them: as numbers or as texts. */
function withIdsAsWritten(wish: ReturnType<typeof confirmationOf>, panel: CheckoutOptions) {
  const { delivery_slot_id, delivery_instructions } = panel.order as Readonly<Record<string, unknown>>
  return {
    ...wish,
    delivery_slot_id: asWritten(panel.deliveryOptions, delivery_slot_id, wish.delivery_slot_id),
    delivery_instructions:
      wish.delivery_instructions &&
      asWritten(panel.instructionOptions, delivery_instructions, wish.delivery_instructions),
  }
}

/** Returns the state of the checkout form with its blockers, and `confirm`, which places the order as it is shown. */
export function useCheckoutForm(panel: CheckoutOptions, draft: BoxDraft) {
  const messages = useMessages(checkoutPanelMessages)
  const store = useCheckoutStore(draft)
  const checkout = useCheckout(draft)
  const id = useId()
  const ids = controlIds(id)
  const isOnce = isOnceOnly(checkout.totals.value?.lines ?? [])
  const { allDates, dates, days, offer } = useOffer(panel, draft, isOnce)
  const { choices, choose } = useChoices({ draft, dates: allDates, offer, isOnce, checkout, store })
  const facts = useCheckoutContext({ panel, draft, dates, choices, store })
  const { now, contextAt } = facts
  const minimum = panel.minimumOrderValue ?? null
  const context = contextAt(facts.clock)
  const blockers = confirmBlockers(context)
  const { press, standing, refuse } = useRefusedPress(blockers)
  const byDate = goesByDate(choices, draft)
  const errors = blockerMessages(standing, { messages, id, minimum, byDate, other: choices.other })

  const confirm = async (event: FormEvent) => {
    const panelNow = event.currentTarget.parentElement
    event.preventDefault()
    const found = confirmBlockers(contextAt(now()))
    refuse(found)
    if (found.length) return
    const wish = withIdsAsWritten(confirmationOf(choices), panel)
    await store.getState().confirm(wish, () => confirmBlockers(contextAt(now())).length === 0)
    const { confirming } = store.getState()
    if (confirming.kind === 'idle') refuse(confirmBlockers(contextAt(now())))
    // If the panel has been removed meanwhile, the outcome is still announced; otherwise the panel shows it.
    if (!panelNow?.isConnected) announce(outcomeInWords(confirming, messages))
    if (confirming.kind === 'refused' && Object.hasOwn(confirming.fields, otherField))
      setFocus(document.getElementById(ids.other))
  }

  return {
    ...{ id, store, checkout, isOnce, dates, days, choices, choose, facts, minimum, context, blockers },
    ...{ press, errors, confirm },
    errorOf: (blocker: Blocker) => errors.find(each => each.blocker === blocker)?.message,
  }
}
