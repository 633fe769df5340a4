import { useId } from 'react'
import { PostedForm } from '../../shared/features/calls/PostedForm'
import { useReload } from '../../shared/platform/providers/use-reload'
import { interpolate } from '../../shared/platform/values/interpolate'
import type { Pence } from '../../shared/platform/values/money'
import { formatPence } from '../../shared/platform/values/money'
import { Button } from '../../shared/ui/button/Button'
import { TextField } from '../../shared/ui/form/TextField'
import { isComposing } from '../../shared/ui/is-composing'
import { Panel } from '../../shared/ui/layout/Panel'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './PaymentForm.module.css'
import type { PaymentMessages } from './payment-messages'
import { usePayment } from './use-payment'

type PaymentFormProps = {
  action: string | undefined
  /** In pence; negative if the account is in credit. */
  outstandingBalance: Pence | undefined
  /** The date of the balance. */
  balanceDate: string | undefined
  amount: string | undefined
  errors: Readonly<Record<string, string>>
  labels: PaymentMessages
}

/** The suggested amounts in pence (PY-02). */
const usual = [1000, 2000, 5000] as const
const inPounds = (pence: Pence) => formatPence(pence).replace('.00', '')

/** The amount, suggested amounts, and a button that posts it as an ordinary form. */
export function PaymentForm({ action, outstandingBalance, labels, errors, ...given }: PaymentFormProps) {
  const payment = usePayment({ ...given, outstandingBalance, error: errors.amount }, labels)
  const amountId = useId()
  const balance = payment.isBalanceOld ? undefined : outstandingBalance
  const picks = [
    ...usual.map(pence => ({ pence, words: inPounds(pence), isWide: false })),
    ...(balance && balance > 0
      ? [
          {
            pence: balance,
            words: interpolate(labels.fullBalance, { amount: formatPence(balance) }),
            isWide: true,
          },
        ]
      : []),
  ]
  return (
    <Panel title={labels.title}>
      {payment.isBalanceOld ? <OldBalance labels={labels} /> : <Balance balance={balance} labels={labels} />}
      <PostedForm
        action={action ?? location.pathname}
        className={styles.form}
        words={{ send: labels.pay, sending: labels.paying, cannotSend: labels.cannotPay }}
        isWide
        onSent={payment.noteSent}
      >
        <fieldset className={styles.picks} aria-label={labels.amounts}>
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
        <TextField
          id={amountId}
          label={labels.amount}
          name="amount"
          look="money"
          inputMode="decimal"
          autoComplete="off"
          error={payment.error}
          value={payment.text}
          onChange={payment.type}
          onLeave={payment.writeOut}
          onKeyDown={event => event.key === 'Enter' && !isComposing(event) && payment.writeOut()}
        />
      </PostedForm>
    </Panel>
  )
}

type BalanceProps = { balance: Pence | undefined; labels: PaymentMessages }

/** The amount owed or in credit; nothing if the balance is zero or unknown. */
function Balance({ balance, labels }: BalanceProps) {
  if (!balance) return null
  return (
    <p className={styles.balance}>
      <span>{balance > 0 ? labels.owed : labels.inCredit}</span> <b>{formatPence(Math.abs(balance))}</b>
    </p>
  )
}

function OldBalance({ labels }: { labels: PaymentMessages }) {
  const reload = useReload()
  return (
    <Alert tone="info" isSilent messages={[labels.balanceThen]}>
      <div>
        <Button tone="secondary" size="small" onPress={reload}>
          {labels.reload}
        </Button>
      </div>
    </Alert>
  )
}
