import type { PageData } from '../../shop/page-data'
import { html } from '../layout/html'
import { placeholder } from '../placeholders'
import { accountLayout } from './account-pages'

/** Renders the page on which a customer finds the link for neighbours; without script it is there to copy. */
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
<h2>Tell a neighbour</h2>
<p>Share your link. When they register with it, we will know you sent them.</p>
<p class="to-copy"><a href="${url}">Register with Doorstep Dairy</a></p>
</section>`,
    )}</div>
</div>`,
    data,
  )
}
