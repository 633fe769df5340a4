import { type FormEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { toDraft } from '../../shared/api/box'
import type { OptionValues } from '../../shared/mount/options'
import { useNow } from '../../shared/mount/use-now'
import type { BoxDraft } from '../../shared/rules/box'
import {
  confirmationOf,
  confirmHurdles,
  goesByDate,
  isOnceOnly,
  type OfferedDate,
  offeredDates,
  type Situation,
} from '../../shared/rules/checkout'
import { momentOf } from '../../shared/rules/clock'
import { formatDate, parseDate } from '../../shared/rules/dates'
import { useCheckout, useCheckoutStore } from '../../shared/store/use-checkout'
import { Alert } from '../../shared/ui/Alert'
import { ErrorSummary } from '../../shared/ui/ErrorSummary'
import { Panel } from '../../shared/ui/Panel'
import styles from './CheckoutPanel.module.css'
import { ConfirmArea } from './ConfirmArea'
import { ConfirmOutcome } from './ConfirmOutcome'
import type { options } from './checkout-panel.options'
import { DeliveryDetails } from './DeliveryDetails'
import { hurdleMessages } from './hurdle-messages'
import { Unavailable } from './Unavailable'
import { useChoices } from './use-choices'
import { useClock } from './use-clock'
import { WhenFields } from './WhenFields'
import { WhereFields } from './WhereFields'

export type CheckoutOptions = OptionValues<typeof options>

const readDates = (dates: CheckoutOptions['dates']): OfferedDate[] =>
  dates.map(({ value, label, cutoff, reason }) => {
    const date = parseDate(String(value))
    return {
      value: String(value),
      label: label || (date ? formatDate(date, 'dddd D MMMM') : String(value)),
      date,
      cutoff: momentOf(cutoff ?? null),
      reason: reason || null,
    }
  })

/** Checks out a Best of Local box: when, where, what cannot come, and confirming it once (CO-01 to CO-42). */
export function CheckoutPanel(panel: CheckoutOptions) {
  const { labels } = panel
  const draft = useMemo(() => toDraft(panel.order) as BoxDraft, [panel.order])
  const allDates = useMemo(() => readDates(panel.dates), [panel.dates])
  const store = useCheckoutStore(draft)
  const checkout = useCheckout(draft)
  const clock = useClock()
  const now = useNow()
  const id = useId()
  const [isTried, setTried] = useState(false)
  const { choices, choose } = useChoices(draft, allDates, store)

  const lines = checkout.totals.value?.lines ?? []
  const isOnce = isOnceOnly(lines)
  const dates = offeredDates(allDates, panel.christmasDates.map(String), isOnce)
  const offered = dates.find(({ value }) => value === choices.date)
  const minimum = panel.minimumOrderValue ?? null
  const hasOwnDate = offered !== undefined && offered.date === draft.date
  const situationAt = (moment: Date): Situation => {
    const { totals, changes, date, isDateSaved } = store.getState()
    return {
      choices,
      draft,
      cutoff: offered?.cutoff ?? null,
      // A date the shop has accepted since is not the one the page spoke of (CO-35).
      isPastCutoff: panel.pastCutoff && hasOwnDate && !isDateSaved,
      now: moment,
      total: totals.value?.total ?? null,
      minimum,
      hasUnavailable: changes.length > 0 || (totals.value?.lines.some(line => line.isUnavailable) ?? false),
      date,
    }
  }
  const hurdles = confirmHurdles(situationAt(clock))
  const refused = checkout.confirming.kind === 'refused' ? checkout.confirming : null
  const messages = hurdleMessages(hurdles, { labels, id, minimum, byDate: goesByDate(choices, draft) })

  // What comes at Christmas only comes once (CO-31, CO-32).
  const forceOnce = useEffectEvent(() => {
    if (choices.frequency !== 0) choose({ frequency: 0, day: null })
  })
  useEffect(() => {
    if (isOnce) forceOnce()
  }, [isOnce])

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    void store
      .getState()
      .confirm(confirmationOf(choices), () => confirmHurdles(situationAt(now())).length === 0)
  }
  const errorOf = (hurdle: 'date' | 'other') => {
    const theirs = refused?.fields[hurdle === 'other' ? 'other_delivery_instruction' : 'date']
    return (
      theirs ??
      (isTried && hurdles.includes(hurdle) ? messages.find(each => each.hurdle === hurdle)?.message : null)
    )
  }
  const isBusy = checkout.confirming.kind === 'sending' || checkout.confirming.kind === 'placed'
  return (
    <Panel title={labels.title}>
      <form className={styles.form} aria-busy={isBusy || undefined} noValidate onSubmit={confirm}>
        {draft.parentId !== null && <Alert tone="warning" isSilent messages={[labels.locked]} />}
        {isTried && messages.length > 0 && (
          <ErrorSummary
            level={3}
            errors={messages.map(({ controlId, message }) => ({ controlId, message }))}
          />
        )}
        <WhenFields
          {...{ id, draft, choices, choose, dates, clock, labels, isOnce }}
          days={panel.days}
          nextDelivery={checkout.nextDelivery}
          cutoff={offered?.cutoff ?? null}
          error={hurdles.includes('cutoff') ? labels.pastCutoff : errorOf('date')}
        />
        <Unavailable {...{ id, checkout, labels }} store={store} />
        <WhereFields
          {...{ id, draft, choices, choose, labels }}
          deliveryOptions={panel.deliveryOptions}
          instructionOptions={panel.instructionOptions}
          error={errorOf('other')}
        />
        <DeliveryDetails {...{ draft, choices, checkout, offered, labels }} />
        <ConfirmOutcome {...{ checkout, labels }} store={store} />
        <ConfirmArea {...{ id, checkout, hurdles, minimum, labels }} terms={panel.terms} />
      </form>
    </Panel>
  )
}
