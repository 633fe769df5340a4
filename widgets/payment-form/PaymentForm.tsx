import { useId, useRef } from 'react'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { typedAmount, writtenAmount } from '../../shared/domain/rules/typed-amount'
import { PostedForm } from '../../shared/features/calls/PostedForm'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useReload } from '../../shared/platform/providers/use-reload'
import { useSentFields } from '../../shared/platform/providers/use-sent-fields'
import { interpolate } from '../../shared/platform/values/interpolate'
import type { Pence } from '../../shared/platform/values/money'
import { formatPence } from '../../shared/platform/values/money'
import { Button } from '../../shared/ui/button/Button'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './PaymentForm.module.css'
import type { options } from './payment-form.options'
import { paymentFormMessages } from './payment-form-messages'
import { usePayment } from './use-payment'

/** The suggested amounts in pence (PY-02). */
const usual = [1000, 2000, 5000] as const
const inPounds = (pence: Pence) => formatPence(pence).replace('.00', '')

/** The amount, suggested amounts, and a button that posts it as an ordinary form. */
export function PaymentForm({ action, outstandingBalance, errors, ...given }: OptionValues<typeof options>) {
  const messages = useMessages(paymentFormMessages)
  const payment = usePayment({ ...given, outstandingBalance, error: errors.amount })
  const amountId = useId()
  const picksBox = useRef<HTMLFieldSetElement>(null)
  useSentFields(picksBox, sent => {
    const pence = typedAmount(String(sent.get('amount')))
    if (pence !== null) sent.set('amount', writtenAmount(pence))
  })
  const balance = payment.isBalanceOld ? undefined : outstandingBalance
  const picks = [
    ...usual.map(pence => ({ pence, words: inPounds(pence), isWide: false })),
    ...(balance && balance > 0
      ? [
          {
            pence: balance,
            words: interpolate(messages.fullBalance, { amount: formatPence(balance) }),
            isWide: true,
          },
        ]
      : []),
  ]
  return (
    <Panel title={messages.title}>
      {payment.isBalanceOld ? <OldBalance /> : <Balance balance={balance} />}
      <PostedForm
        action={action ?? location.pathname}
        className={styles.form}
        words={{ send: messages.pay, sending: messages.paying, cannotSend: messages.cannotPay }}
        isWide
        onSent={payment.noteSent}
      >
        <fieldset className={styles.picks} ref={picksBox} aria-label={messages.amounts}>
          {picks.map(({ pence, words, isWide }) => (
            <div className={styles.pick} key={words} data-wide={isWide || undefined}>
              <Button
                tone="secondary"
                block
                aria-pressed={payment.pence === pence}
                aria-controls={amountId}
                onPress={() => payment.pick(pence)}
              >
                {words}
              </Button>
            </div>
          ))}
        </fieldset>
        {payment.boxDay && (
          <p className={styles.balance}>
            {interpolate(messages.forBox, { day: dayInWords(payment.boxDay, messages) })}
            <input type="hidden" name="for" value={payment.boxDay} />
          </p>
        )}
        <TextField
          id={amountId}
          label={messages.amount}
          name="amount"
          look="money"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          error={payment.error}
          value={payment.text}
          onChange={payment.type}
          onLeave={payment.writeOut}
        />
      </PostedForm>
    </Panel>
  )
}

type BalanceProps = { balance: Pence | undefined }

/** The amount owed or in credit; nothing if the balance is zero or unknown. */
function Balance({ balance }: BalanceProps) {
  const messages = useMessages(paymentFormMessages)
  if (!balance) return null
  return (
    <p className={styles.balance}>
      <span>{balance > 0 ? messages.owed : messages.inCredit}</span> <b>{formatPence(Math.abs(balance))}</b>
    </p>
  )
}

function OldBalance() {
  const messages = useMessages(paymentFormMessages)
  const reload = useReload()
  return (
    <Alert tone="info" isSilent messages={[messages.balanceThen]}>
      <div>
        <Button tone="secondary" size="small" onPress={reload}>
          {messages.reload}
        </Button>
      </div>
    </Alert>
  )
}
