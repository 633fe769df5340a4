import type { PageData } from '../../shop/page-data'
import { html } from '../layout/html'
import { placeholder } from '../placeholders'
import { accountLayout } from './account-pages'

/** Renders the page with a customer's link for neighbours; without script the link can be copied from the text. */
export function referralPage(data: PageData): string {
  const friend = data.customer?.email.split('@')[0] ?? ''
  const url = `/register?${new URLSearchParams({ friend })}`
  return accountLayout(
    'Tell a neighbour',
    html`The more doors in a street, the shorter the round.`,
    html`<div class="columns">
<div>${placeholder(
      'referral-link',
      { url, load: 'ready' },
      html`<section class="panel fallback">
<h2>Your own link</h2>
<p>Share your link. When they register with it, we will know you sent them.</p>
<p class="to-copy"><a href="${url}">Register with Doorstep Dairy</a></p>
</section>`,
      { labels: { title: 'Your own link' } },
    )}</div>
<aside aria-label="How it works"><div class="panel">
<h2>How it works</h2>
<ol><li>Copy your link.</li><li>Send it to somebody on your street.</li><li>They check their postcode and choose their milk.</li></ol>
</div></aside>
</div>`,
    data,
  )
}
