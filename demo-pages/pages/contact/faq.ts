import type { PageData } from '../../shop/page-data'
import { arrivalInWords, closingInWords, idleDaysInWords } from '../../shop/rules'
import { html } from '../layout/html'
import { layout } from '../layout/layout'

/** Renders the common questions about deliveries. */
export function deliveriesFaqPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Questions about deliveries</h1>
<p class="intro">What customers ask us most about when and where we deliver.</p>
<div class="prose in-columns">
<section><h2>When will my delivery come?</h2>
<p>Normally ${arrivalInWords()}, on the days your float comes past. There are no deliveries on ${idleDaysInWords()} and bank holidays: what is due on a bank holiday comes on the next working day.</p></section>
<section><h2>Until when can I change my order?</h2>
<p>Until ${closingInWords()}. After that it is being packed.</p></section>
<section><h2>Can I have my box on another day?</h2>
<p>Yes. Open it under <a href="/account/orders">your boxes</a>, choose to change it, and pick another date at the checkout.</p></section>
<section><h2>Where will you leave it?</h2>
<p>Where you tell us at the checkout: in the porch, by the back door, in a cool box or somewhere else.</p></section>
<section><h2>What does delivery cost, and how do I pay?</h2>
<p>Delivery is free. You pay for what has come: by Direct Debit on the first of each month, or <a href="/account/payments">by card</a> when you like.</p></section>
<section><h2>How do I stop a regular order?</h2>
<p>Open it under <a href="/account/essentials">your daily essentials</a>, tick “Cancel this regular order” and save. It ends with the next delivery that you can still change.</p></section>
<section><h2>I am going away. What should I do?</h2>
<p><a href="/account/pauses">Pause your deliveries</a>. Nothing comes on those days, and you pay for nothing.</p></section>
<section><h2>Something is missing. Who can help?</h2>
<p><a href="/contact">Tell us</a> on the same day and we will put it right.</p></section>
</div>
</div>`
  return layout({ title: 'Questions about deliveries', main }, data)
}
