import { useEffect, useState } from 'react'
import { type Blocker, isWait } from '../../../shared/domain/rules/boxes/checkout'
import type { CheckoutState } from '../../../shared/domain/store/checkout/checkout'
import { gateOf } from '../../../shared/domain/store/checkout/checkout-model'
import { WayOn } from '../../../shared/features/calls/LoginLink'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { setFocus } from '../../../shared/platform/page/focus'
import { announce } from '../../../shared/platform/page/live-region'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { formatPence, type Pence } from '../../../shared/platform/values/money'
import { Button } from '../../../shared/ui/button/Button'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { SlotContent } from '../../../shared/ui/layout/SlotContent'
import { Price } from '../../../shared/ui/product/Price'
import { controlIds } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

type ConfirmAreaProps = {
  id: string
  checkout: CheckoutState
  blockers: readonly Blocker[]
  minimum: Pence | null
  isBusy: boolean
  terms: DocumentFragment | undefined
}

const longMs = 10_000

/** The terms to agree to, and the Confirm Order button (CO-10, CO-12). */
export function ConfirmArea({ id, checkout, blockers, minimum, isBusy, terms }: ConfirmAreaProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { confirming } = checkout
  const isLong = useIsLong(confirming.kind === 'sending')
  useEffect(() => {
    if (isLong) announce(messages.stillWorking)
  }, [isLong, messages])
  const isChecking = confirming.kind === 'unknown' && confirming.check === 'checking'
  const noteId = `${id}-note`
  const note = blockers.includes('minimum')
    ? interpolate(messages.minimum, { amount: formatPence(minimum) })
    : checkout.date === 'saving' && messages.savingDate
  const waitsFor = blockers.find(isWait)
  const waiting = waitsFor && { 'reading-total': messages.readingTotal, total: messages.noTotal }[waitsFor]
  return (
    <div className={styles.confirm}>
      {note && (
        <p className={styles.note} id={noteId}>
          {note}
        </p>
      )}
      <Button
        id={controlIds(id).confirm}
        type="submit"
        tone="accent"
        block
        busy={isBusy && messages.confirming}
        disabledReason={isChecking ? messages.checkingOrder : waiting}
        showReason={!isChecking && waitsFor !== 'total'}
        aria-describedby={note ? noteId : undefined}
      >
        {confirming.kind === 'unknown' && !isChecking
          ? messages.confirmAgain
          : withSum(messages.confirm, gateOf(checkout).total)}
      </Button>
      {isLong && <p className={styles.note}>{messages.stillWorking}</p>}
      {terms ? <SlotContent fragment={terms} /> : <Terms />}
      <Links />
    </div>
  )
}

/** Returns "Confirm Order, £38.60"; without the sum while it is not known. */
const withSum = (words: string, sum: Pence | null): string =>
  sum === null ? words : `${words}, ${formatPence(sum)}`

/** Returns true if another message of the checkout says already that the shop did not answer (J-70). */
const isOutcomeUnknown = ({ date, removal, confirming }: CheckoutState): boolean =>
  date === 'unsure' || removal.kind === 'unknown' || confirming.kind === 'unknown'

/** The total that the shop has answered, and a retry button if it cannot be read (CO-09). */
export function Total({ id, checkout, isBusy }: Pick<ConfirmAreaProps, 'id' | 'checkout' | 'isBusy'>) {
  const messages = useMessages(checkoutPanelMessages)
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
        <span>{messages.total}</span>{' '}
        <b data-loading={totals.status === 'loading' || undefined}>
          <Price pence={gateOf(checkout).total} size="large" />
        </b>
      </div>
      {totals.status === 'failed' && !isBusy && !isOutcomeUnknown(checkout) && (
        <p className={styles.ways} role="alert">
          <span>{`${messages.noTotal} `}</span>
          <WayOn error={totals.error}>
            <Button tone="secondary" size="small" onPress={readAgain}>
              {messages.tryAgain}
            </Button>
          </WayOn>
        </p>
      )}
    </>
  )
}

const Terms = () => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <p className={styles.small}>
      {messages.agree}{' '}
      <TextLink href={pages.terms} opensNewTab>
        {messages.termsLink}
      </TextLink>
      .
    </p>
  )
}

const Links = () => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <p className={styles.links}>
      <TextLink href={pages.deliveryQuestions} opensNewTab>
        {messages.faq}
      </TextLink>
      <TextLink href={pages.contact} opensNewTab>
        {messages.contact}
      </TextLink>
      <TextLink href={pages.terms} opensNewTab>
        {messages.terms}
      </TextLink>
    </p>
  )
}

/** Returns true once something has taken ten seconds. */
function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    // A long wait is explained. Ends with: the answer.
    const timer = setTimeout(() => setLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return isLong
}
