import { useEffect, useState } from 'react'
import { type Blocker, isWait } from '../../../shared/domain/rules/boxes/checkout'
import type { CheckoutState } from '../../../shared/domain/store/checkout/checkout'
import { gateOf } from '../../../shared/domain/store/checkout/checkout-model'
import { pages } from '../../../shared/platform/page/addresses'
import { setFocus } from '../../../shared/platform/page/focus'
import { announce } from '../../../shared/platform/page/shell'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { formatPence, type Pence } from '../../../shared/platform/values/money'
import { Button } from '../../../shared/ui/button/Button'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { SlotContent } from '../../../shared/ui/layout/SlotContent'
import { Price } from '../../../shared/ui/product/Price'
import { controlIds } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import type { CheckoutMessages } from '../checkout-messages'

type ConfirmAreaProps = {
  id: string
  checkout: CheckoutState
  blockers: readonly Blocker[]
  minimum: Pence | null
  isBusy: boolean
  terms: DocumentFragment | undefined
  labels: CheckoutMessages
}

const longMs = 10_000

/** The terms to agree to, and the Confirm Order button (CO-10, CO-12). */
export function ConfirmArea({ id, checkout, blockers, minimum, isBusy, terms, labels }: ConfirmAreaProps) {
  const { confirming } = checkout
  const isLong = useIsLong(confirming.kind === 'sending')
  useEffect(() => {
    if (isLong) announce(labels.stillWorking)
  }, [isLong, labels])
  const isChecking = confirming.kind === 'unknown' && confirming.check === 'checking'
  const noteId = `${id}-note`
  const note = blockers.includes('minimum')
    ? interpolate(labels.minimum, { amount: formatPence(minimum) })
    : null
  const waitsFor = blockers.find(isWait)
  const waiting =
    waitsFor &&
    { 'saving-date': labels.savingDate, 'reading-total': labels.readingTotal, total: labels.noTotal }[
      waitsFor
    ]
  return (
    <div className={styles.confirm}>
      {note && (
        <p className={styles.note} id={noteId}>
          {note}
        </p>
      )}
      {terms ? <SlotContent fragment={terms} /> : <Terms labels={labels} />}
      <Button
        id={controlIds(id).confirm}
        type="submit"
        tone="accent"
        block
        busy={isBusy && labels.confirming}
        disabledReason={isChecking ? labels.checkingOrder : waiting}
        showReason={!isChecking && waitsFor !== 'total'}
        aria-describedby={note ? noteId : undefined}
      >
        {confirming.kind === 'unknown' && !isChecking ? labels.confirmAgain : labels.confirm}
      </Button>
      {isLong && <p className={styles.note}>{labels.stillWorking}</p>}
      <Links labels={labels} />
    </div>
  )
}

/** Whether another message of the checkout says already that the shop did not answer (J-70). */
const isOutcomeUnknown = ({ date, removal, confirming }: CheckoutState): boolean =>
  date === 'unsure' || removal.kind === 'unknown' || confirming.kind === 'unknown'

/** The total that the shop has answered, and a retry button if it cannot be read (CO-09). */
export function Total({
  id,
  checkout,
  isBusy,
  labels,
}: Pick<ConfirmAreaProps, 'id' | 'checkout' | 'isBusy' | 'labels'>) {
  const { totals, refresh } = checkout
  const ids = controlIds(id)
  const readAgain = () => {
    // The pressed button disappears together with the error.
    setFocus(document.getElementById(ids.total))
    void refresh()
  }
  return (
    <>
      <div className={styles.total} id={ids.total} tabIndex={-1}>
        <span>{labels.total}</span>
        <b data-loading={totals.status === 'loading' || undefined}>
          <Price pence={gateOf(checkout).total} size="large" />
        </b>
      </div>
      {totals.status === 'failed' && !isBusy && !isOutcomeUnknown(checkout) && (
        <p className={styles.ways} role="alert">
          <span>{`${labels.noTotal} `}</span>
          <Button tone="secondary" size="small" onPress={readAgain}>
            {labels.tryAgain}
          </Button>
        </p>
      )}
    </>
  )
}

const Terms = ({ labels }: Pick<ConfirmAreaProps, 'labels'>) => (
  <p className={styles.small}>
    {labels.agree}{' '}
    <TextLink href={pages.terms} opensNewTab>
      {labels.termsLink}
    </TextLink>
    .
  </p>
)

const Links = ({ labels }: Pick<ConfirmAreaProps, 'labels'>) => (
  <p className={styles.links}>
    <TextLink href={pages.deliveryQuestions} opensNewTab>
      {labels.faq}
    </TextLink>
    <TextLink href={pages.contact} opensNewTab>
      {labels.contact}
    </TextLink>
    <TextLink href={pages.terms} opensNewTab>
      {labels.terms}
    </TextLink>
  </p>
)

/** True once something has taken ten seconds. */
function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return isLong
}
