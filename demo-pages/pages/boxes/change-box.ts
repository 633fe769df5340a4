import type { PageData } from '../../shop/page-data'
import { type Html, html } from '../layout/html'
import { boxBasket, checkoutPanel } from './box-placeholders'
import { isChanging, scopeOf } from './change-words'

const featured = '/shop/best-of-local/featured'
const checkout = '/shop/best-of-local/checkout'

/** Returns the title of a page on which a box is changed, and the scope of the change. */
export const changeTitle = (data: PageData): Html => html`<h1 tabindex="-1" autofocus>Change your box</h1>
<p class="intro" data-change-band>This changes <b>${scopeOf(data)}</b>. Your order stays as it is until you save.</p>`

/**
 * Returns the box that is being changed, and beside it the changes and the one button that saves. The box states the
 * scope of the change.
 */
export const boxInChange = (data: PageData): Html => html`<h1 tabindex="-1" autofocus>Change your box</h1>
<div class="box-change">
${boxBasket(data, true)}
${checkoutPanel(data)}
</div>`

/** Returns the band on all other pages that says that a change is open, and leads back to it. */
export function changeBand(data: PageData): Html | false {
  if (!isChanging(data) || data.path === featured || data.path === checkout) return false
  return html`<section class="change-band" aria-label="Your change" data-change-band><div class="wrap">
<p>You are changing your box: <b>${scopeOf(data)}</b>.</p>
<a class="button" href="${featured}">See and save changes</a>
</div></section>`
}
