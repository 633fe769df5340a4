import type { BoxPage, PageData } from '../../shop/page-data'
import { maximumOf, type Product } from '../../shop/products/catalogue'
import { penceOf, poundsOf } from '../../shop/server/amounts'
import { csrfField } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { tileClass } from '../products/tile'
import { basketWords, scopeOf } from './change-words'

const featured = '/shop/best-of-local/featured'
const checkout = '/shop/best-of-local/checkout'

type Line = BoxPage['lines'][number]

/** Returns the maximum quantity of a product that the widget allows. */
const mostOf = (product: Product): number => Math.min(100, maximumOf(product))

/** Returns the box and its total, as the widget publishes them for inactive placeholders. */
export const boxInBrief = ({ lines, total }: BoxPage): string =>
  `${lines.map(({ quantity, product_id }) => `${quantity}x${product_id} `).join('')}£${total}`

const mostLines = 100

/** Returns true if the box is short enough to be printed twice: as the widget shows it, and as the shop's answer. */
export const isShortBox = ({ lines }: BoxPage): boolean => lines.length <= mostLines

/** Returns true if this page can print all that the widget would show. */
export const isPrintable = (box: BoxPage): boolean =>
  isShortBox(box) && box.lines.every(({ product, unavailable }) => product !== null && !unavailable)

const isAmendment = ({ order }: BoxPage): boolean =>
  order !== null && (order.editing_order_id !== null || order.parent_id !== null)

const noPostcode = 'Please enter a postcode before adding products'
const noProducts = 'Please add some products'

/** Returns why the box cannot be ordered yet; false if it can. */
function whyNotYet({ box, postcode }: PageData): string | false {
  if (!postcode) return noPostcode
  if (!box.lines.length) return noProducts
  return (
    penceOf(box.total) < penceOf(box.minimum) &&
    `Please add more products to exceed minimum order of £${box.minimum}`
  )
}

/**
 * Returns the basket in the widget's first state; without script each button posts a form, and the code is entered at
 * the checkout.
 */
export function printedBasket(data: PageData, hidesCheckout: boolean): Html {
  const { box } = data
  const hasLines = box.lines.length > 0
  const isChange = isAmendment(box)
  const reason = whyNotYet(data)
  return html`<section class="panel fallback box${isUnknown(data) && ' box--unknown'}" aria-label="Your Best of Local box">
<h2 tabindex="-1">Your Best of Local box</h2>
${isChange && band(data)}
${hasLines && html`<section class="box__scroll" aria-label="Products in your box"><div role="list">${box.lines.map(line => row(line, data))}</div></section>`}
${reason && !isUnknown(data) && notYet(data, reason)}
${hasLines && !data.globals.isGuest && code(box)}
${hasLines && sum(box, hidesCheckout)}
${!hidesCheckout && checkoutLink(reason, isChange ? basketWords.reviewChanges : 'Checkout')}
${(hasLines || isChange) && html`<div class="box__cancel script-only"><button type="button">${isChange ? basketWords.cancelAmendments : basketWords.cancel}</button></div>`}
</section>`
}

/** A page that knows the customer but prints no state cannot say what is in the box. */
const isUnknown = ({ postcode, customer }: PageData): boolean => !postcode && customer !== null

/** Returns what the box says in the place of its lines, or below them, while it cannot be ordered. */
function notYet(data: PageData, reason: string): Html {
  const { box, postcode } = data
  const said = box.lines.length ? warning(reason) : emptyBox(data, reason)
  if (!postcode) return html`${said}<p class="plain-only"><a href="/register">Check your postcode</a></p>`
  return box.lines.length ? belowMinimum(box, reason) : said
}

const checkoutLink = (reason: string | false, words: string): Html =>
  html`<a class="button button--accent box__wide${reason && ' button--off'}"${attributes({ href: checkout, 'aria-disabled': reason && 'true', 'aria-describedby': reason && 'box-reason' })}>${words}</a>${reason && html`<span class="sr" id="box-reason">${reason}</span>`}`

/** Returns the band that says which order is changed, in the widget's own words. */
function band(data: PageData): Html {
  const { order } = data.box
  const isOnce = order?.parent_id === null && order.frequency === 0
  const scope = scopeOf(data)
  return html`<div class="box__warning box__band">${icon('info')}<span><b>You are changing your box${scope && (isOnce ? ` for ${scope}` : `: ${scope}`)}.</b> Your order stays as it is until you save.</span></div>`
}

const warning = (words: string): Html =>
  html`<div class="box__warning">${icon('warning')}<span>${words}</span></div>`

const emptyBox = (
  { path }: PageData,
  words: string,
): Html => html`<div class="box__empty"><svg class="box__bottle" viewBox="0 0 120 120" aria-hidden="true"><path d="M50 26h20v8H50zM52 34v12c0 8-9 10-9 22v24c0 5 3 8 8 8h18c5 0 8-3 8-8V68c0-12-9-14-9-22V34"/></svg>
<p>${words}</p>
${path !== featured && html`<a href="${featured}">Choose from Best of Local</a>`}</div>`

function belowMinimum({ total, minimum }: BoxPage, words: string): Html {
  const missing = poundsOf(penceOf(minimum) - penceOf(total))
  return html`<div class="box__minimum">${warning(words)}
<p id="box-missing">Add £${missing} more to reach the £${minimum} minimum</p>
<progress value="${penceOf(total)}" max="${penceOf(minimum)}" aria-labelledby="box-missing" aria-valuetext="£${total}"></progress></div>`
}

/** Returns the discount of a code on one line. */
const savingOn = ({ id }: Line, { answer }: BoxPage): string =>
  answer.basket.deliveries.find(({ order_product_id }) => order_product_id === id)?.discount_amount ?? '0.00'

function row(line: Line, data: PageData): Html {
  const { product, quantity } = line
  if (!product)
    return html`<div role="listitem" tabindex="-1">${quantity} × a product we no longer sell</div>`
  if (!isShortBox(data.box)) return html`<p role="listitem">${quantity} × ${product.name}</p>`
  const { name, image } = product
  const saving = savingOn(line, data.box)
  const most = mostOf(product)
  return html`<div role="listitem" class="box__row" tabindex="-1">
<span class="box__tile ${tileClass(product)}"><img src="${image ?? '/assets/products/default.svg'}" alt="" width="48" height="48" loading="lazy"></span>
<div><p class="box__name">${name}</p><p class="box__each">£${product.order_price} each</p>
${penceOf(saving) > 0 && html`<p class="box__saving">£${saving} off with your code</p>`}</div>
${line.unavailable ? html`<span class="box__hint">Not available for this delivery</span>` : html`<b>£${poundsOf(penceOf(product.order_price) * quantity)}</b>`}
<div class="box__controls">
${stepper(product, quantity, data)}
<form action="/api/product/bol" method="post">${set(0, `Remove ${name}`, 'bin')}${which(product, data)}</form>
</div>
${quantity >= most && html`<p class="box__hint">No more than ${most} of this.</p>`}
</div>`
}

/**
 * Returns plus and minus of a product in the basket, as the widgets show them; without script each button posts a form.
 */
export const stepper = (product: Product, quantity: number, data: PageData): Html =>
  lineForm({ product, quantity, of: product.name, action: '/api/product/bol' }, data)

type LineForm = {
  product: Product
  quantity: number
  /** The product, with its day if there is one, for the accessible names of the buttons. */
  of: string
  action: string
  date?: string
}

/** Returns plus and minus of one line, of the box or of a delivery. */
export function lineForm({ product, quantity, of, action, date }: LineForm, data: PageData): Html {
  const most = mostOf(product)
  return html`<form class="box__stepper" action="${action}" method="post">
${set(quantity - 1, `Decrease quantity of ${of}`, 'minus')}
<input type="text" form="" role="spinbutton" inputmode="numeric" autocomplete="off" aria-label="Quantity of ${of}" aria-valuenow="${quantity}" aria-valuemin="0" aria-valuemax="${most}" value="${quantity}">
${set(quantity + 1, `Increase quantity of ${of}`, 'plus', quantity >= most)}
${date && html`<input type="hidden" name="date" value="${date}">`}${which(product, data)}</form>`
}

const set = (quantity: number, label: string, shape: 'minus' | 'plus' | 'bin', isOff = false): Html =>
  html`<button type="${isOff ? 'button' : 'submit'}" name="quantity" value="${quantity}" aria-label="${label}"${attributes({ 'aria-disabled': isOff && 'true' })}>${icon(shape)}</button>`

const which = ({ id }: Product, { globals }: PageData): Html =>
  html`<input type="hidden" name="id" value="${id}">${csrfField(globals.csrfToken)}`

function code({ coupon }: BoxPage): Html {
  return html`<div class="box__code script-only">${
    coupon
      ? html`<p class="box__applied" tabindex="-1">${icon('tag')}<span>${coupon} applied</span></p>
<button type="button">Remove<span class="sr"> ${coupon}</span></button>`
      : html`<label for="box-code">Promotional code</label>
<div class="box__line"><input type="text" id="box-code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder=" ">
<button type="button" class="button--secondary">Apply</button></div>`
  }</div>`
}

const part = (name: string | Html, amount: Html): Html => html`<div><dt>${name}</dt><dd>${amount}</dd></div>`

function sum({ coupon, discount, total, order }: BoxPage, hidesCheckout: boolean): Html {
  const subtotal = poundsOf(penceOf(total) + penceOf(discount))
  return html`<dl class="box__sum">
${!hidesCheckout && order?.previous_total && part('Before your changes', html`£${order.previous_total}`)}
${
  penceOf(discount) > 0 &&
  html`${part('Subtotal', html`£${subtotal}`)}${part(html`Discount${coupon && html`<span class="plain-only"> (${coupon})</span>`}`, html`<span class="sr">minus £${discount}</span><span aria-hidden="true">−£${discount}</span>`)}`
}
${part('Total', html`£${total}`)}</dl>`
}
