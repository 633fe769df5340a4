import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { PageData } from '../../shop/page-data'
import { arrivalInWords, closingInWords } from '../../shop/rules'
import { accountLayout } from '../account/account-pages'
import { attributes, type Html, html } from '../layout/html'
import { layout } from '../layout/layout'
import { boxLists, changesUntil } from './box-list'
import {
  boxBasket,
  boxOrderDetail,
  changeBox,
  checkoutPanel,
  deliveryFacts,
  orderAgain,
} from './box-placeholders'
import { changeTitle } from './change-box'
import { isChanging } from './change-words'

const crumb = (name: string): Html =>
  html`<nav class="crumb" aria-label="You are here"><ol><li><a href="/shop/best-of-local/featured">Best of Local</a></li><li>${name}</li></ol></nav>`

/** Renders the page on which a box is checked out. */
export function checkoutPage(data: PageData): string {
  const main = html`${crumb('Checkout')}
<div class="shop shop--checkout">
<div class="shop__main">
${
  isChanging(data)
    ? changeTitle(data)
    : html`<h1>Book your box</h1>
<p class="intro">Tell us when your box should come and where to leave it.</p>`
}
</div>
<aside class="side" aria-label="Your box">
${boxBasket(data, true)}
</aside>
<div class="shop__main">
${data.box.order ? checkoutPanel(data, { tiles: true }) : html`<p class="panel">There is nothing in your box yet. <a href="/shop/best-of-local/featured">Choose something</a></p>`}
</div>
</div>`
  return layout({ title: 'Checkout', main }, data)
}

/** Renders where the box goes and how it is paid; the shop knows both only for customers. */
function deliveryWords(data: PageData): Html {
  const { address, paid } = deliveryFacts(data)
  return html`${address[0] && html`<p>It goes to <b>${address[0]}</b>.</p>`}${paid && html`<p>${paid} Delivery is free.</p>`}`
}

/** Renders the page after a confirmation; null for an order of another customer. */
export function checkoutCompletePage(data: PageData, id: string): string | null {
  const order = data.box.asked
  if (!order || String(order.order_id) !== id) return null
  const main = html`<div class="page">
<section class="panel done" aria-labelledby="done">
<img src="/assets/milk-float.svg" alt="" width="340" height="170">
<h1 id="done" tabindex="-1" autofocus>${data.box.isAmended ? 'Thank you, your changes are saved' : 'Thank you, your box is booked'}</h1>
<p class="intro">Order ${id} comes on <b>${dateInWords(order.start_date)}</b>, normally ${arrivalInWords()}. You can change it until ${closingInWords()}.</p>
${deliveryWords(data)}
<p><a class="button" href="/account/orders/${order.id}">See your order</a> <a href="/shop/best-of-local/featured">Back to the shop</a></p>
</section>
${orderAgain(data, 'grid')}
</div>`
  return layout({ title: 'Order complete', main }, data)
}

/** Renders the list of a customer's boxes. */
export function boxOrdersPage(data: PageData): string {
  return accountLayout(
    'Your boxes',
    html`Best of Local boxes: what has come, what is coming, and what you can still change. ${changesUntil(data)}`,
    html`<div class="rows">${boxLists(data)}</div>`,
    data,
  )
}

/** Renders one box of a customer; null for a box of another customer. */
export function boxOrderPage(data: PageData, id: string): string | null {
  const order = data.box.asked
  if (order?.id !== id) return null
  const { address, paid } = deliveryFacts(data)
  const main = html`<nav class="crumb" aria-label="You are here"><ol><li><a href="/account/orders">Your boxes</a></li><li>${dateInWords(order.start_date)}</li></ol></nav>
<div class="page">
<div class="page__head"><h1>Your box</h1>${changeBox(order, data)}</div>
<div class="columns">
<div>${boxOrderDetail(order, data)}</div>
<aside${attributes({ 'aria-label': 'Delivery', 'data-reprint': 'delivery', hidden: order.cancelled })}><div class="panel">
<h2>Delivery</h2>
${address[0] && html`<p>${order.delivered ? 'It went' : 'It goes'} to <b>${address[0]}</b>.</p>`}
${paid && !order.failing.status && html`<p>${paid}</p>`}
</div></aside>
</div>
</div>`
  return layout({ title: `Box for ${dateInWords(order.start_date)}`, main }, data)
}
