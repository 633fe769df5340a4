import { readFormDate } from '../../shop/calendar/calendar'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { PageData } from '../../shop/page-data'
import { inWhole, unbroken } from '../essentials/next-delivery'
import { problems } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { accountLayout } from './account-pages'
import { directDebitNotice, paginator, paymentForm, transactionSearch } from './account-placeholders'
import { printPounds, printTaken, whatToPay } from './money-words'

/** Renders the page on which a customer pays on account. */
export function paymentsPage(data: PageData): string {
  return accountLayout(
    'Payments',
    html`${whatToPay(data)} See <a href="/account/transactions">your transactions</a>.`,
    html`<div class="columns columns--even">
<div>${problems(data)}${paymentForm(data)}</div>
<div><section class="panel" data-ground="surface" aria-labelledby="debit-title">
<h2 id="debit-title">Direct Debit</h2>
${directDebit(data)}
${directDebitNotice(data)}
</section></div>
</div>`,
    data,
  )
}

function directDebit({ money, depot }: PageData): Html {
  const { directDebit: debit } = money
  if (!debit)
    return html`<p>You have not set up a Direct Debit. Ring ${depot.title} on <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a>, and we send you the form.</p>`
  return html`<p>On the first of each month we collect what you owed a week before, from your account ending ${debit.account} with ${debit.bank}. The next time is ${unbroken(debit.next)}${debit.amount ? html`: ${printTaken(debit.amount)}` : ', and we tell you the amount a week before'}.</p>`
}

/** Renders the page that lists what was delivered and paid. */
export function transactionsPage(data: PageData): string {
  return accountLayout(
    'Transactions',
    whatToPay(data),
    html`<div class="rows">
${transactionSearch(data)}
${results(data)}
</div>`,
    data,
  )
}

function results(data: PageData): Html {
  const { total, search, rows, page, perPage, isNew } = data.money
  if (Object.keys(search.errors).length > 0)
    return html`<p class="panel">Put the dates right to see your transactions.</p>`
  const found = total === 1 ? '1 transaction' : `${total || 'No'} transactions`
  return html`<section class="panel" data-ground="surface" aria-labelledby="results">
<h2 id="results" tabindex="-1">${found}</h2>
<p class="quiet small">From ${inDays(search.from)} to ${inDays(search.to)}${search.q && html`, about “${search.q}”`}.</p>
${total === 0 && (isNew ? html`<p>Nothing has been delivered or paid yet. <a href="/shop/milk">Choose your milk</a></p>` : html`<p>Try ${search.q && 'other words, or '}an earlier date.</p>`)}
${total > 0 && rows.length === 0 && html`<p>There is no page ${page}: ${Math.ceil(total / perPage)} is the last one.</p>`}
${rows.length > 0 && table(data)}
${paginator(data)}
</section>`
}

/** Returns a day of the search in words. */
const inDays = (typed: string): string => dateInWords(readFormDate(typed) ?? typed)

function table({ money: { rows } }: PageData): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of transactions"><table class="ledger">
<thead><tr><th scope="col">Date</th><th scope="col">Details</th><th scope="col" class="number">Amount</th></tr></thead>
<tbody>
${rows.map(
  ({
    date,
    details,
    items,
    amount,
  }) => html`<tr><td>${date}</td><td>${details}${items && html`<br><span class="quiet">${inWhole(items.split(', '))}</span>`}</td><td class="number">${printPounds(amount)}</td></tr>
`,
)}
</tbody>
</table></div>`
}
