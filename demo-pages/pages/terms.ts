import type { PageData } from '../shop/page-data'
import { arrivalInWords, closingInWords, rules, weekdaysInWords } from '../shop/rules'
import { html } from './layout/html'
import { layout } from './layout/layout'

/** Renders the terms of the demo shop. */
export function termsPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Terms and conditions</h1>
<p class="intro">This is a demonstration shop. No order placed here is delivered and nothing is paid.</p>
<div class="prose in-columns">
<section><h2>Ordering</h2>
<p>Orders can be changed until ${closingInWords()}. A regular order goes on until you change or pause it.</p></section>
<section><h2>Prices and payment</h2>
<p>Prices are in pounds and include VAT where it applies. You pay for what has come: by Direct Debit on the first of each month, or by card from your account.</p></section>
<section><h2>Deliveries</h2>
<p>We deliver ${arrivalInWords()} from ${weekdaysInWords(rules.workingDays)}. If something is missing, <a href="/contact">tell us</a> the same day and we will put it right.</p></section>
<section><h2>Bottles</h2>
<p>Glass bottles remain ours. Rinse them and leave them out for your roundsman.</p></section>
</div>
</div>`
  return layout({ title: 'Terms and conditions', main }, data)
}
