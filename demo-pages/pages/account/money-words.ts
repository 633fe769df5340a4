import type { PageData } from '../../shop/page-data'
import { penceOf } from '../../shop/server/amounts'
import { needsCare, payFor } from '../boxes/box-report'
import { unbroken } from '../essentials/next-delivery'
import { type Html, html } from '../layout/html'

/** Returns an amount as the shop prints it; amounts paid or refunded have a minus. */
export function printPounds(amount: string): Html {
  return amount.startsWith('-') ? html`<span class="sr">minus </span>−£${amount.slice(1)}` : html`£${amount}`
}

/** Returns a balance as a sentence. */
function owes(balance: string): Html {
  if (Number(balance) === 0) return html`You owe nothing.`
  return balance.startsWith('-')
    ? html`You are <b>£${balance.slice(1)}</b> in credit.`
    : html`You owe <b>£${balance}</b>.`
}

/** Prints what a Direct Debit takes. */
export const printTaken = (amount: string): Html => (Number(amount) ? html`<b>£${amount}</b>` : html`nothing`)

/** Returns what a Direct Debit collects of a debt by itself, and when. */
function collected(balance: string, debit: NonNullable<PageData['money']['directDebit']>): Html {
  const { amount, next, after } = debit
  if (amount === null)
    return html`your Direct Debit collects it on the first of a month, next on ${unbroken(next)}. We tell you the amount a week before`
  if (Number(amount) === 0) return html`your Direct Debit collects it on ${unbroken(after)}`
  const rest = penceOf(balance) > penceOf(amount) && html`, the rest on ${unbroken(after)}`
  return html`your Direct Debit collects ${printTaken(amount)} on ${unbroken(next)}${rest}`
}

/** Returns what a customer owes, what they have to do about it, and what is taken by itself (L-38). */
export function whatToPay(data: PageData): Html {
  const { balance, directDebit } = data.money
  const unpaid = data.box.boxes.find(needsCare)
  const first = unpaid && html` ${payFor(unpaid)}.`
  if (Number(balance) <= 0) return html`${owes(balance)} ${unpaid ? first : 'You need do nothing.'}`
  if (!directDebit)
    return html`${owes(balance)}${first} Please <a href="/account/payments">pay it by card</a>.`
  const nothing = unpaid ? 'For the rest you need do nothing' : 'You need do nothing'
  return html`${owes(balance)}${first} ${nothing}: ${collected(balance, directDebit)}.`
}
