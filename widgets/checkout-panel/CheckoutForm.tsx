import type { KeyboardEvent } from 'react'
import type { BoxDraft } from '../../shared/domain/rules/basket'
import { asksOther, isPastCutoff } from '../../shared/domain/rules/boxes/checkout'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { Alert } from '../../shared/ui/status/Alert'
import { controlIds } from './blocker-messages'
import styles from './CheckoutPanel.module.css'
import { checkoutPanelMessages } from './checkout-panel-messages'
import { isOtherFixed } from './choices/offers'
import { ConfirmArea, Total } from './confirm/ConfirmArea'
import { ConfirmErrors } from './confirm/ConfirmErrors'
import { ConfirmOutcome } from './confirm/ConfirmOutcome'
import { DeliveryDetails } from './fields/DeliveryDetails'
import { WhenFields } from './fields/WhenFields'
import { WhenTrouble } from './fields/WhenTrouble'
import { WhereFields } from './fields/WhereFields'
import { GuestNote } from './notices/GuestNote'
import { Unavailable } from './notices/Unavailable'
import { type CheckoutOptions, otherField, type useCheckoutForm } from './use-checkout-form'

/** Ignores the repeated Enter of a key that is held down: by then another button may be in the same place (F-37). */
const pressOnce = (event: KeyboardEvent) => {
  const isWriting = event.target instanceof HTMLTextAreaElement
  if (event.repeat && event.key === 'Enter' && !isWriting) event.preventDefault()
}

type CheckoutFormProps = {
  panel: CheckoutOptions
  draft: BoxDraft
  form: ReturnType<typeof useCheckoutForm>
  isGuest: boolean
}

/** The form: the delivery time, the unavailable products, the place of the delivery, and the Confirm Order button. */
export function CheckoutForm({ panel, draft, form, isGuest }: CheckoutFormProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { deliveryOptions, instructionOptions } = panel
  const { id, store, checkout, choices, choose, facts, errors, errorOf } = form
  const { nextDelivery } = facts
  const isTiled = panel.tiled
  const ids = controlIds(id)
  const { confirming } = checkout
  const refused = confirming.kind === 'refused' ? confirming.fields : {}
  const isBusy = confirming.kind === 'sending' || confirming.kind === 'leaving'
  const dateError = isPastCutoff(form.context) ? messages.pastCutoff : (refused.date ?? errorOf('date'))
  return (
    <form
      method="dialog"
      className={styles.form}
      aria-busy={isBusy || undefined}
      noValidate
      onSubmit={form.confirm}
      onKeyDown={pressOnce}
    >
      {isGuest && <GuestNote />}
      {draft.parentId !== null && (
        <div id={ids.locked}>
          <Alert tone="warning" isSilent messages={[messages.locked]} />
        </div>
      )}
      {errors.length > 0 && <ConfirmErrors key={form.press} errors={errors} confirmId={ids.confirm} />}
      <WhenFields
        {...{ id, draft, choices, choose, dates: form.dates, days: form.days, isOnce: form.isOnce }}
        clock={facts.clock}
        nextDelivery={facts.isAgreed ? nextDelivery : null}
        cutoff={facts.cutoff}
        isTiled={isTiled}
        oftenError={errorOf('frequency')}
        error={dateError}
      />
      <WhenTrouble {...{ id, draft, choices, checkout, days: form.days }} />
      <Unavailable {...{ id, checkout, store }} />
      <WhereFields
        {...{ id, draft, choices, choose, deliveryOptions, instructionOptions, isTiled }}
        address={panel.deliverTo}
        error={refused[otherField] ?? errorOf('other')}
      />
      <DeliveryDetails
        {...{ draft, choices, checkout, nextDelivery, deliveryOptions, instructionOptions }}
        booking={facts.booking}
        payment={panel.payment}
        deliveryCost={panel.deliveryCost}
      >
        <Total {...{ id, checkout, isBusy }} />
      </DeliveryDetails>
      <ConfirmOutcome {...{ checkout, store }} isOtherShown={asksOther(choices) && !isOtherFixed(draft)} />
      <ConfirmArea
        {...{ id, checkout, isBusy, blockers: form.blockers, minimum: form.minimum }}
        terms={panel.terms}
      />
    </form>
  )
}
