import type { PageData } from '../../shop/page-data'
import { findProduct, type Product } from '../../shop/products/catalogue'
import { closingInWords } from '../../shop/rules'
import { accountLayout } from '../account/account-pages'
import { viewBox } from '../boxes/box-placeholders'
import { boxesOn, boxNames } from '../boxes/printed-box'
import { type Html, html } from '../layout/html'
import { tileClass } from '../products/tile'
import {
  dayOrder,
  oneOffOrder,
  orderEdit,
  regularOrder,
  weekLink,
  weeklyCost,
} from './essential-placeholders'
import { inWhole, whole } from './next-delivery'

/** Renders the account page with everything a customer has ordered of the daily essentials. */
export function essentialsPage(data: PageData): string {
  return accountLayout(
    'Your daily essentials',
    html`What comes on which day, and what you have ordered besides. You can change a delivery until ${closingInWords()}.`,
    html`${weeklyCost(data)}
<div class="columns columns--even">
<div>
${regularOrders(data)}
${singleOrders(data)}
</div>
<div>${presentWeek(data)}</div>
</div>
<div class="columns columns--even">
<div>${offer(106, 'Eggs, when you need them', oneOffOrder)}</div>
<div>${offer(133, 'A ticket for Friday', regularOrder)}</div>
</div>`,
    data,
  )
}

function regularOrders({ essentials: { regular } }: PageData): Html {
  return html`<section class="panel" aria-labelledby="regular-title">
<h2 id="regular-title">What comes regularly</h2>
${regular.length === 0 && html`<p class="quiet">Nothing yet. <a href="/shop/milk">Choose your milk</a> and say on which days it should come.</p>`}
${
  regular.length > 0 &&
  html`<ul class="orders">
${regular.map(
  ({ product, days, often }) => html`<li>${picture(product)}
<div><b>${product.name}</b> <span>${inWhole(days.split(/, (?=\d)/))}</span> <span>${often}</span></div>
${orderEdit(product)}</li>
`,
)}
</ul>`
}
<p class="small">Going away? <a href="/account/pauses">Pause your deliveries</a>.</p>
</section>`
}

function singleOrders({ essentials: { oneOffs } }: PageData): Html {
  return html`<section class="panel" aria-labelledby="once-title">
<h2 id="once-title">Ordered once</h2>
${oneOffs.length === 0 && html`<p class="quiet">Nothing at the moment.</p>`}
${
  oneOffs.length > 0 &&
  html`<ul class="orders">
${oneOffs.map(
  ({ product, date, label, quantity }) => html`<li>${picture(product)}
<div><b>${quantity} × ${product.name}</b> <span>${whole(label)}</span></div>
${orderEdit(product, date)}</li>
`,
)}
</ul>`
}
</section>`
}

/** Returns a product that can be ordered in the page itself. */
function offer(id: number, title: string, editor: (product: Product) => Html): Html | false {
  const product = findProduct(id)
  return (
    product !== undefined &&
    html`<section class="panel" data-ground="surface" aria-labelledby="offer-${id}">
<h2 id="offer-${id}">${title}</h2>
<p class="offer">${picture(product)}<span><b>${product.name}</b>, ${product.size}, £${product.order_price}</span></p>
${editor(product)}
</section>`
  )
}

function presentWeek(data: PageData): Html {
  const { days } = data.essentials
  return html`<section class="panel" aria-labelledby="week-title">
<h2 id="week-title">This week</h2>
${days.map(
  day => html`<h3 class="day">${day.label}${day.note && html` <span class="quiet">${day.note}</span>`}</h3>
${day.rows.length + day.boxes === 0 ? html`<p class="quiet">Nothing due</p>` : dayRows(day, data)}
`,
)}
<p>${weekLink(data, 'See and change your week')}</p>
</section>`
}

type Day = PageData['essentials']['days'][number]
type Rows = Day['rows']

/** Returns the words about a day whose orders all come on another day, where they are listed; null for any other day. */
function movedAway(rows: Rows, boxes: number): string | null {
  const [state = '', ...others] = new Set(rows.map(row => row.state))
  return boxes === 0 && others.length === 0 && state.startsWith('Comes on ') ? state : null
}

/** The quantity is said already, so only another one is repeated. */
const stateInWords = ({ state, quantity }: Rows[number]): string =>
  state === `Delivered × ${quantity}` ? 'Delivered' : state

/** What costs nothing and has nothing to report is a present; what is not charged is struck out, as in the week. */
function priceInWords({ price, state }: Rows[number]): Html | string {
  if (price === '0.00') return state ? '' : 'Free'
  return state === 'Unavailable' ? html`<s>£${price}</s>` : `£${price}`
}

function dayRows({ label, rows, date }: Day, data: PageData): Html {
  const boxes = boxesOn(data, date)
  const moved = movedAway(rows, boxes.length)
  if (moved) return html`<p class="quiet">${moved}</p>`
  return html`<ul class="due">
${rows.map(row => {
  const { product, date, isOpen } = row
  return html`<li><span>${row.quantity} × ${product.name}${
    row.state && html` <em>${stateInWords(row)}</em>`
  }</span> <b>${priceInWords(row)}</b>
${isOpen && (row.isRegular ? dayOrder(product, date, label) : orderEdit(product, date))}</li>
`
})}
${boxes.map(
  box => html`<li><span>Best of Local box <small class="quiet">${boxNames(box)}</small></span> <b>£${box.grand_total}</b> ${viewBox(box, data)}</li>
`,
)}
</ul>`
}

function picture(product: Product): Html {
  return html`<span class="orders__picture ${tileClass(product)}"><img src="${product.image ?? '/assets/products/default.svg'}" alt="" width="48" height="48" loading="lazy"></span>`
}
