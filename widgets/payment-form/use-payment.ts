import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useChangedElsewhere } from '../../shared/domain/hooks/use-changed-elsewhere'
import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import { type CalendarDate, parseDate } from '../../shared/domain/rules/dates/dates'
import { typedAmount, writtenAmount } from '../../shared/domain/rules/typed-amount'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { isCachedPage } from '../../shared/platform/page/arrival'
import { announce } from '../../shared/platform/page/live-region'
import { useAskedClock, useClock, useTime } from '../../shared/platform/providers/use-clock'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { formatPence, type Pence } from '../../shared/platform/values/money'
import { paymentFormMessages } from './payment-form-messages'

/**
 * Returns true if the printed balance is out of date: a payment was sent from this or another tab, or a new day has
 * begun.
 */
function useOldBalance(date: string | undefined) {
  const day = today(useTime(nextMidnight))
  const now = useClock()
  // Reads the day again when the clock is corrected: a correction begins no new day.
  const opened = useMemo(() => today(now()), [now])
  // A device whose clock is days wrong cannot tell that a new page is out of date (J-50).
  const mayCompare = useAskedClock() || isCachedPage()
  const written = (mayCompare && date && parseDate(date)) || opened
  const [isPaid, note] = useChangedElsewhere('balance')
  return { isBalanceOld: isPaid || day !== written, noteSent: () => note(false) }
}

/** Returns the amount and the day of the box that the address of the page asks to pay for (L-30). */
function askedPayment(): { pence: Pence; day: CalendarDate } | null {
  const asked = new URLSearchParams(location.search)
  const pence = typedAmount(asked.get('amount') ?? '')
  const day = parseDate(asked.get('for'))
  return pence && day ? { pence, day } : null
}

type PaymentInput = {
  outstandingBalance: Pence | undefined
  balanceDate: string | undefined
  amount: string | undefined
  error: string | undefined
}

/** Returns the amount to pay, and whether the printed balance is out of date. */
export function usePayment({ outstandingBalance, balanceDate, amount, error }: PaymentInput) {
  const messages = useMessages(paymentFormMessages)
  // Another balance than the one that was owed as a form was sent, or one that is not known: the box of the address may
  // be paid.
  const [owed, noteOwed] = usePersistedState<string | null>('owed', null, persistedText)
  const [asked] = useState(() => (owed === null || owed === `${outstandingBalance}` ? askedPayment() : null))
  const given = amount ?? (asked ? writtenAmount(asked.pence) : '')
  const [text, setText, forget] = usePersistedState('amount', given, persistedText, error !== undefined)
  const { isBalanceOld, noteSent } = useOldBalance(balanceDate)
  const pence = typedAmount(text)
  const isForBox = pence !== null && pence === asked?.pence
  const isWhole = isForBox || (pence !== null && pence === outstandingBalance)
  // The full balance, or the box, may have been paid already, so it is not suggested again.
  const takeOut = useEffectEvent(() => {
    if (isWhole) {
      setText('')
      forget()
    }
  })
  useEffect(() => {
    if (isBalanceOld) takeOut()
  }, [isBalanceOld])
  const writeOut = () => {
    if (pence !== null && text !== writtenAmount(pence)) setText(writtenAmount(pence))
  }
  return {
    text,
    type: setText,
    writeOut,
    /** The amount in the field; undefined or null if it cannot be read. */
    pence,
    /** The server's message, shown only while the field still holds the text that the message was about. */
    error: text === given ? error : undefined,
    isBalanceOld,
    /** The day of the box that the amount pays for; null for another amount, or if it may have been paid already. */
    boxDay: isForBox && !isBalanceOld ? asked?.day : null,
    noteSent() {
      noteSent()
      noteOwed(`${outstandingBalance ?? ''}`)
      if (isWhole) forget()
    },
    pick(pence: Pence) {
      setText(writtenAmount(pence))
      announce(interpolate(messages.chosen, { amount: formatPence(pence) }))
    },
  }
}
