import { useState } from 'react'
import { announce } from '../../shared/page/shell'
import { formatPence, type Pence } from '../../shared/rules/money'
import { typedAmount, writtenAmount } from '../../shared/rules/typed-amount'
import { leftText, useLeftDraft } from '../../shared/services/use-draft'
import { fill } from '../../shared/text/fill'
import type { PaymentWording } from './payment-wording'

type Given = { amount: string | undefined; error: string | undefined }

/** The amount that is to be paid, and whether the balance is of before a payment. */
export function usePayment({ amount: given = '', error }: Given, labels: PaymentWording) {
  const [text, setText] = useLeftDraft('amount', given, leftText, error !== undefined)
  // A payment was sent from here, and the page has come back: what it says of the balance is of before.
  const [isBalanceOld, setBalanceOld] = useState(false)

  const writeOut = () => {
    const pence = typedAmount(text)
    if (pence !== null && text !== writtenAmount(pence)) setText(writtenAmount(pence))
  }
  return {
    text,
    type: setText,
    writeOut,
    /** The amount in the field, where it can be read. */
    pence: typedAmount(text),
    /** The server's message holds for the text that it was about. */
    error: text === given ? error : undefined,
    isBalanceOld,
    noteReturn: () => setBalanceOld(true),
    pick(pence: Pence) {
      setText(writtenAmount(pence))
      announce(fill(labels.chosen, { amount: formatPence(pence) }))
    },
  }
}
