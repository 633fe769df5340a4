import { type Html, html } from '../layout/html'

/** Returns an amount as the shop prints it; amounts paid or refunded have a minus. */
export function printPounds(amount: string): Html {
  return amount.startsWith('-') ? html`<span class="sr">minus </span>−£${amount.slice(1)}` : html`£${amount}`
}

/** Returns a balance as a sentence. */
export function inWords(balance: string): Html {
  if (Number(balance) === 0) return html`You owe nothing.`
  return balance.startsWith('-')
    ? html`You are <b>£${balance.slice(1)}</b> in credit.`
    : html`You owe <b>£${balance}</b>.`
}

/** Prints what a Direct Debit takes. */
export const printTaken = (amount: string): Html => (Number(amount) ? html`<b>£${amount}</b>` : html`nothing`)
