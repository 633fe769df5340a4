import { londonDate } from '../../shop/calendar/calendar'
import { dateInOne, dateInWords } from '../../shop/calendar/delivery-dates'
import type { BoxPage, PageData } from '../../shop/page-data'
import { maximumOf, type Product } from '../../shop/products/catalogue'
import { factsOf, pageOf } from '../../shop/products/facts'
import { contactAbout } from '../contact/contact-address'
import { csrfField } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { fullText, inactive, placeholder, serverRenderedAnswer } from '../placeholders'
import { type Box, boxApart, boxReport, isOpen } from './box-report'
import { boxDialogWords, isChanging, saveWords } from './change-words'
import { boxInBrief, isPrintable, isShortBox, printedBasket, stepper } from './printed-basket'
import { printedBoxes } from './printed-boxes'
import { isCheckoutPrintable, placeInBrief, printedCheckout } from './printed-checkout'

/** Returns the button that adds or orders a product; without script a form post, or a link. */
export function orderDialog(product: Product, data: PageData, { isOnItsPage = false } = {}): Html {
  const isBox = product.template === 'bol'
  const page = pageOf(product)
  return placeholder(
    'order-dialog',
    {
      mode: isBox && !isOnItsPage ? 'add' : 'dialog',
      quantity: (isBox && heldOf(product, data)) || null,
      stepper: isBox && !isOnItsPage,
      'product-page': isOnItsPage ? null : page,
    },
    html`${!isOnItsPage && html`<p class="details"><a href="${page}" aria-label="Details: ${product.name}">Details</a></p>`}${isBox ? addForm(product, data) : orderLink(product, data)}`,
    {
      product,
      ...(!isOnItsPage && { facts: factsOf(product) }),
      ...(!isBox && data.customer && { comes: comesOf(product, data) }),
    },
  )
}

const heldOf = ({ id }: Product, { box }: PageData): number =>
  box.lines.reduce((sum, line) => sum + (line.product_id === id ? line.quantity : 0), 0)

/** Returns what the customer gets of a daily essential, in the widget's own words. */
const comesOf = ({ id }: Product, { essentials }: PageData) => ({
  regularly: essentials.regular.find(({ product }) => product.id === id)?.gets ?? '',
  once: onceOf(essentials.oneOffs.filter(({ product }) => product.id === id)),
})

const onceOf = ([first, ...more]: PageData['essentials']['oneOffs']): string =>
  first ? `${first.quantity} on ${first.label}${more.length > 0 ? ` and ${more.length} more` : ''}` : ''

const outOfStock = html`<span class="button button--off">Out of stock</span>`
const isOut = ({ is_available, max_qty_allowed }: Product) => !is_available || max_qty_allowed === 0

/** Renders the reason why nothing may be ordered today, in the words of the button. */
function whyClosed({ isQuotaReached }: PageData): Html | false {
  return isQuotaReached && html`<p class="small">${fullText}</p>`
}

/** Returns the printed form of a card: nothing is fetched for a card before its first press. */
function addForm(product: Product, data: PageData): Html {
  if (isOut(product)) return outOfStock
  const held = heldOf(product, data)
  const isFull = held >= maximumOf(product)
  const badge =
    held > 0 &&
    html`<p class="held" data-card-note>✓ <a href="/shop/best-of-local/checkout">${held} in box${isFull && ' · Maximum added'}<span class="sr">: go to checkout</span></a></p>`
  const closed = whyClosed(data)
  if (closed) return html`<span class="button button--off">Add to box</span>${closed}${badge}`
  if (held > 0) return html`${stepper(product, held, data)}${badge}`
  const { globals } = data
  return html`<form action="/api/product/bol" method="post">
<button class="button" type="submit" aria-label="Add to box: ${product.name}">Add to box</button>
<input type="hidden" name="id" value="${product.id}"><input type="hidden" name="quantity" value="1"><input type="hidden" name="increment" value="1">
${csrfField(globals.csrfToken)}
</form>`
}

function orderLink(product: Product, data: PageData): Html {
  const gets = Object.values(comesOf(product, data)).filter(Boolean)
  const note =
    gets.length > 0 &&
    html`<div class="held held--gets" data-card-note>${gets.map(each => html`<p>You get ${each}</p>`)}</div>`
  if (isOut(product)) return html`${note}${outOfStock}`
  const closed = whyClosed(data)
  if (closed) return html`<span class="button button--off">Order</span>${closed}`
  const { globals } = data
  const address = globals.isGuest ? `/register?product=${product.id}` : contactAbout(product)
  const words = gets.length > 0 ? 'Change order' : 'Order'
  return html`${note}<a class="button${gets.length > 0 && ' button--secondary'}" href="${address}" aria-label="${words}: ${product.name}">${words}</a>`
}

/** Returns the Best of Local basket; inactive if the page prints all of it. */
export function boxBasket(data: PageData, hidesCheckout = false): Html {
  const { box, postcode } = data
  const isInactive = isPrintable(box)
  return html`${placeholder(
    'bol-basket',
    {
      'minimum-order-value': box.minimum,
      'hide-checkout': hidesCheckout || null,
      ...(isInactive && inactive({ box: boxInBrief(box), postcode: postcode ?? '' })),
    },
    printedBasket(data, hidesCheckout),
  )}${isShortBox(box) && serverRenderedAnswer('GET /api/bol-basket', box.answer, data)}`
}

/** Returns the dates that can be chosen; an order that is being changed keeps its own date, however far off. */
function datesOnOffer({ order, dates, isPastCutoff }: BoxPage): { value: string; label: string }[] {
  const offered = dates.filter(({ reason }) => !reason)
  const own = order?.date
  if (!own || isPastCutoff || dates.some(({ value }) => value === own)) return offered
  return [...offered, { value: own, label: dateInOne(own) }].sort((one, other) =>
    one.value.localeCompare(other.value),
  )
}

/** Returns where the box goes and how it is paid, as far as the shop knows this visitor. */
export const deliveryFacts = ({ customer, addresses, money }: PageData) => ({
  address: addresses.slice(0, 1).map(each => each.address_summary),
  payment:
    customer &&
    (money.directDebit
      ? `By Direct Debit, next collected on ${money.directDebit.next}`
      : 'On your account, which you pay by card when you like'),
  /** The same as a sentence. */
  paid:
    customer &&
    (money.directDebit
      ? `You pay by Direct Debit, next collected on ${money.directDebit.next}.`
      : 'It goes on your account, which you pay by card when you like.'),
})

/** Returns the checkout; inactive if the page prints all of it. Without script it is one form that posts everything. */
export function checkoutPanel(data: PageData, { tiles = false } = {}): Html {
  const { box } = data
  const save = isChanging(data) && saveWords
  const { order, dates, days, deliveryOptions, instructionOptions, christmasDates } = box
  const facts = deliveryFacts(data)
  const isInactive = tiles && isCheckoutPrintable(data)
  return html`${placeholder(
    'checkout-panel',
    {
      'minimum-order-value': box.minimum,
      'past-cutoff': box.isPastCutoff || null,
      // An active checkout is the main part of the page, so its files are fetched with the page.
      ...(isInactive ? inactive({ box: boxInBrief(box), place: placeInBrief(box) }) : { load: 'ready' }),
      ...(tiles && { tiled: true, payment: facts.payment, 'delivery-cost': '0.00' }),
    },
    isInactive ? printedCheckout(data, facts) : checkoutForm(data),
    {
      order,
      dates,
      days,
      deliveryOptions,
      instructionOptions,
      christmasDates,
      ...(save && { labels: save }),
      ...(tiles && { deliverTo: facts.address }),
    },
  )}${
    isInactive &&
    order &&
    serverRenderedAnswer(
      `GET /api/bol-checkout/${order.id}`,
      { data: { total: box.total, products: box.lines } },
      data,
    )
  }`
}

/** Returns the form of a checkout whose first state only the widget itself can show. */
function checkoutForm(data: PageData): Html {
  const { box, globals, errors, old } = data
  const save = isChanging(data) && saveWords
  const { order, days, deliveryOptions, instructionOptions } = box
  const error = Object.values(errors)[0]?.[0]
  const { address, payment } = deliveryFacts(data)
  return html`<form class="panel fallback" action="/shop/best-of-local/checkout" method="post">
<h2>Your delivery</h2>
${address[0] && html`<p>It goes to <b>${address[0]}</b>. <a href="/account/addresses">Change the address</a></p>`}
${payment && html`<p>${payment}. Delivery is free.</p>`}
${error && html`<p class="error">${error}</p>`}
<div class="field"><label for="frequency">How often?</label>
${choice('frequency', old.frequency ?? String(order?.frequency ?? 0), [
  { value: '0', label: 'Once' },
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every 2 weeks' },
  { value: '4', label: 'Every 4 weeks' },
])}</div>
<div class="field"><label for="date">Delivery date, if it comes once</label>
${choice('date', old.date ?? order?.date ?? '', datesOnOffer(box))}</div>
<div class="field"><label for="day">Delivery day, if it comes again</label>
${choice(
  'day',
  old.day ?? String(order?.weekday ?? ''),
  days.map(({ value, label }) => ({ value: String(value), label })),
)}</div>
<div class="field"><label for="delivery_slot_id">Delivery option</label>
${choice('delivery_slot_id', old.delivery_slot_id ?? String(order?.delivery_slot_id ?? 0), deliveryOptions)}</div>
<div class="field"><label for="delivery_instructions">Where to leave it</label>
${choice('delivery_instructions', old.delivery_instructions ?? order?.delivery_instructions ?? '', instructionOptions)}</div>
<div class="field"><label for="other_delivery_instruction">Somewhere else</label>
<textarea id="other_delivery_instruction" name="other_delivery_instruction" rows="2">${old.other_delivery_instruction ?? order?.other_delivery_instructions}</textarea></div>
<p class="small">By confirming your order you agree to our <a href="/terms">terms and conditions</a>.</p>
${csrfField(globals.csrfToken)}
<button class="button" type="submit">${save ? save.confirm : 'Confirm order'}</button>
</form>`
}

/** Returns a list in which nothing is preselected unless the customer has chosen before. */
function choice(name: string, chosen: string, options: readonly { value: string; label: string }[]): Html {
  return html`<select id="${name}" name="${name}">
${!options.some(({ value }) => value === chosen) && html`<option value="" selected>Please choose</option>`}
${options.map(
  ({
    value,
    label,
  }) => html`<option value="${value}"${attributes({ selected: value === chosen })}>${label}</option>
`,
)}
</select>`
}

/** Returns the latest boxes; inactive in a list, and without script links to their pages. */
export function orderAgain(data: PageData, layout: 'grid' | 'list'): Html {
  const { latest, unfinished } = data.box
  const boxes = latest?.data ?? []
  const isInactive =
    layout === 'list' && boxes.every(({ products }) => products.every(({ product }) => product))
  return html`${placeholder(
    'order-again',
    { layout, ...(isInactive && inactive({ boxes: boxes.map(({ id }) => id).join(' ') })) },
    isInactive && boxes.length > 0
      ? printedBoxes(boxes, londonDate(new Date(data.box.at)))
      : html`<p class="plain-only"><a href="/account/orders">Your earlier boxes</a></p>`,
    { activeBolOrder: unfinished, labels: { heading: 'Your latest boxes' } },
  )}${latest && serverRenderedAnswer('GET /api/basket/latest-bol', latest, data)}`
}

/** Returns the button that shows a box with all that its state allows; inactive, and without script, a link to the box's page. */
export function viewBox(order: Box, { box }: PageData, which = boxApart(order, box.boxes)): Html {
  const view = isOpen(order) ? boxDialogWords.viewOpen : boxDialogWords.view
  return placeholder(
    'view-box',
    inactive({ date: order.start_date }),
    html`<a class="button button--secondary button--small" href="/account/orders/${order.id}" aria-label="${view} box for ${which}">${view}</a>`,
    {
      order,
      activeBolOrder: box.unfinished,
      labels: { ...dialogWords(order), viewFor: `{view} box for ${which}` },
    },
  )
}

/** Returns the words of the dialog; for a repeating order they say that only one delivery is changed. */
const dialogWords = ({ order }: Box) => (order.frequency > 0 ? { editOrder: boxDialogWords.editWeek } : {})

/** Returns the same button on the box's own page, named after what it leads to. */
export function changeBox(order: Box, { box }: PageData): Html {
  const { viewOpen, view } = { viewOpen: 'Change this box', view: 'Order again' }
  const words = isOpen(order) ? viewOpen : view
  return placeholder(
    'view-box',
    inactive({ date: order.start_date }),
    html`<a class="button button--secondary button--small" href="/account/orders/${order.id}" aria-label="${words} for ${dateInWords(order.start_date)}">${words}</a>`,
    {
      order,
      activeBolOrder: box.unfinished,
      labels: { ...dialogWords(order), view, viewOpen, viewFor: '{view} for {day}', viewAny: '{view}' },
    },
  )
}

/** Returns one box with its state and its products; without script a sentence and a table. */
export function boxOrderDetail(order: Box, { box, globals }: PageData): Html {
  return placeholder(
    'box-order-detail',
    { 'undo-url': `/account/orders/${order.id}/restore` },
    boxReport(order, londonDate(new Date(box.at)), globals.csrfToken),
    { order },
  )
}
