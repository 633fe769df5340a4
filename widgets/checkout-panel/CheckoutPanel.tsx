import { type FormEvent, type KeyboardEvent, useId, useMemo } from 'react'
import { toDraft } from '../../shared/api/basket'
import type { OptionValues } from '../../shared/options/options'
import { announce } from '../../shared/page/shell'
import type { BoxDraft } from '../../shared/rules/basket'
import {
  asksOther,
  confirmationOf,
  confirmHurdles,
  goesByDate,
  type Hurdle,
  isOnceOnly,
  isPastCutoff,
  offeredDates,
} from '../../shared/rules/checkout'
import { useCheckout, useCheckoutStore } from '../../shared/services/use-checkout'
import { useShop } from '../../shared/services/use-shop'
import { Alert } from '../../shared/ui/Alert'
import { Panel } from '../../shared/ui/Panel'
import styles from './CheckoutPanel.module.css'
import { ConfirmArea } from './ConfirmArea'
import { ConfirmErrors, useRefusedPress } from './ConfirmErrors'
import { ConfirmOutcome, outcomeInWords } from './ConfirmOutcome'
import type { options } from './checkout-panel.options'
import { DeliveryDetails } from './DeliveryDetails'
import { GuestNote } from './GuestNote'
import { controlIds, hurdleMessages } from './hurdle-messages'
import { OrderFound } from './OrderFound'
import { OrderGone } from './OrderGone'
import { isOtherFixed, readDates, readDays } from './offers'
import { Unavailable } from './Unavailable'
import { useChoices } from './use-choices'
import { useSituation } from './use-situation'
import { WhenFields } from './WhenFields'
import { WhenTrouble } from './WhenTrouble'
import { WhereFields } from './WhereFields'

export type CheckoutOptions = OptionValues<typeof options>

/** A key that is held down presses once: what stands there by then may be another question (F-37). */
const pressOnce = (event: KeyboardEvent) => {
  const isWriting = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault()
}

const otherField = 'other_delivery_instruction'

/** Checks out a Best of Local box: when, where, what cannot come, and confirming it once (CO-01 to CO-42). */
export function CheckoutPanel(panel: CheckoutOptions) {
  const { labels, deliveryOptions, instructionOptions } = panel
  const draft = useMemo(() => toDraft(panel.order) as BoxDraft, [panel.order])
  const allDates = useMemo(() => readDates(panel.dates, draft, labels), [panel.dates, draft, labels])
  const days = readDays(panel.days, draft, labels)
  const store = useCheckoutStore(draft)
  const checkout = useCheckout(draft)
  const isGuest = useShop(state => state.session.isGuest)
  const id = useId()
  const ids = controlIds(id)

  const isOnce = isOnceOnly(checkout.totals.value?.lines ?? [])
  const dates = offeredDates(allDates, panel.christmasDates.map(String), isOnce)
  const offer = {
    dates,
    days: days.map(({ value }) => Number(value)),
    slots: deliveryOptions.map(({ value }) => String(value)),
  }
  const { choices, choose } = useChoices({ draft, dates: allDates, offer, isOnce, checkout, store })
  const facts = useSituation({ panel, draft, dates, choices, store })
  const { now, clock, situationAt, nextDelivery } = facts
  const minimum = panel.minimumOrderValue ?? null
  const situation = situationAt(clock)
  const hurdles = confirmHurdles(situation)
  const { press, standing, refuse } = useRefusedPress(hurdles)
  const errors = hurdleMessages(standing, {
    labels,
    id,
    minimum,
    byDate: goesByDate(choices, draft),
    other: choices.other,
  })
  const refused = checkout.confirming.kind === 'refused' ? checkout.confirming : null
  const errorOf = (hurdle: Hurdle) => errors.find(each => each.hurdle === hurdle)?.message

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

  if (checkout.confirming.kind === 'found')
    return (
      <Panel title={labels.title}>
        <OrderFound found={checkout.confirming} labels={labels} />
      </Panel>
    )
  if (checkout.confirming.kind === 'gone')
    return (
      <Panel title={labels.title}>
        <OrderGone {...{ isGuest, labels }} />
      </Panel>
    )
  const isBusy = ['sending', 'placed', 'leaving'].includes(checkout.confirming.kind)
  return (
    <Panel title={labels.title}>
      <form
        className={styles.form}
        aria-busy={isBusy || undefined}
        noValidate
        onSubmit={confirm}
        onKeyDown={pressOnce}
      >
        {isGuest && <GuestNote labels={labels} />}
        {draft.parentId !== null && (
          <div id={ids.locked}>
            <Alert tone="warning" isSilent messages={[labels.locked]} />
          </div>
        )}
        {errors.length > 0 && <ConfirmErrors key={press} errors={errors} confirmId={ids.confirm} />}
        <WhenFields
          {...{ id, draft, choices, choose, dates, days, clock, labels, isOnce }}
          nextDelivery={facts.isAgreed ? nextDelivery : null}
          cutoff={facts.cutoff}
          oftenError={errorOf('frequency')}
          error={isPastCutoff(situation) ? labels.pastCutoff : (refused?.fields.date ?? errorOf('date'))}
        />
        <WhenTrouble {...{ id, draft, choices, checkout, days, labels }} />
        <Unavailable {...{ id, checkout, labels }} store={store} />
        <WhereFields
          {...{ id, draft, choices, choose, labels, deliveryOptions, instructionOptions }}
          error={refused?.fields[otherField] ?? errorOf('other')}
        />
        <DeliveryDetails
          {...{ draft, choices, checkout, nextDelivery, labels, deliveryOptions, instructionOptions }}
          booking={facts.booking}
        />
        <ConfirmOutcome
          {...{ checkout, store, labels }}
          isOtherShown={asksOther(choices) && !isOtherFixed(draft)}
        />
        <ConfirmArea {...{ id, checkout, hurdles, minimum, isBusy, labels }} terms={panel.terms} />
      </form>
    </Panel>
  )
}
