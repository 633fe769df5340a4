import { dateInWords } from '../../shop/calendar/delivery-dates'
import { weeklyOnly } from '../../shop/essentials/essential-checks'
import type { EssentialRow } from '../../shop/essentials/essential-page'
import type { PageData } from '../../shop/page-data'
import type { Product } from '../../shop/products/catalogue'
import { boxInBrief, lineForm } from '../boxes/printed-basket'
import { contactAbout } from '../contact/contact-address'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { inactive, placeholder } from '../placeholders'

const essentials = '/account/essentials'

/** Returns the page on which a visitor without script sees and orders regular deliveries. */
const weekAddress = ({ globals }: PageData): string => (globals.isGuest ? '/register' : essentials)

/**
 * Returns the button that opens the week from the header and shows its cost; without script a link with the server's
 * own total.
 */
export function weekButton(data: PageData): Html {
  const { total } = data.essentials
  return placeholder(
    'weekly-view-link',
    { total: true, ...inactive({ total: `£${total}`, open: 'no' }) },
    html`<a class="week" href="${weekAddress(data)}" data-open-week>
${icon('calendar')}<span class="week__label">Your week</span> <b data-week-total>£${total}</b></a>`,
  )
}

/** Returns a text link that opens the week. */
export function weekLink(data: PageData, words: string): Html {
  return placeholder(
    'weekly-view-link',
    inactive({ open: 'no' }),
    html`<a href="${weekAddress(data)}" data-open-week>${words}</a>`,
    { labels: { open: words } },
  )
}

/** Returns the week under the header; without script a plain list that unfolds. */
export function headerBasket(data: PageData): Html {
  return placeholder(
    'header-basket',
    inactive({ open: 'no' }),
    html`<div class="wrap plain-only"><details class="plain-week"><summary>What comes this week</summary>
${plainWeek(data)}
<p><a href="${weekAddress(data)}">${data.globals.isGuest ? 'Register to order' : 'See and change your week'}</a></p>
</details></div>`,
  )
}

/** Returns the days of this week with deliveries, and their contents. */
function plainWeek({ essentials: { days, total } }: PageData): Html {
  const due = days.filter(({ rows, boxes }) => rows.length + boxes > 0)
  if (!due.length) return html`<p>Nothing is ordered yet.</p>`
  return html`<ul class="plain">
${due.map(
  ({ label, note, rows, boxes }) => html`<li><b>${label}</b>${note && ` (${note})`}: ${[
    ...rows.map(({ quantity, product, state }) => `${quantity} × ${product.name}${state && ` (${state})`}`),
    ...(boxes ? [`${boxes} × Best of Local box`] : []),
  ].join(', ')}</li>
`,
)}
</ul>
<p>Total cost this week <b>£${total}</b></p>`
}

/** Returns the cost of the week; without script the server's total and a link to the week. */
export function weeklyCost(data: PageData): Html {
  const { total, weeks } = data.essentials
  const [first, last] = weeks.now.split(' - ')
  return placeholder(
    'weekly-cost',
    inactive({ total: `£${total}` }),
    html`<section class="cost" aria-label="What this week costs">
<div class="cost__week script-only"><button type="button" aria-label="Previous week, ${weeks.before}">${icon('left')}</button><span><span>${first} -</span> <span>${last}</span></span><button type="button" aria-label="Next week, ${weeks.after}">${icon('right')}</button></div>
<span class="cost__total">Total cost this week <b>£${total}</b></span>
<a href="${weekAddress(data)}">View details</a></section>`,
  )
}

/** Returns the button for the Best of Local basket on a phone. */
export function phoneBasket({ box }: PageData): Html {
  const items = box.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // Names the basket, because the week's own button with its sum is beside it.
  const words = `${items} in box`
  return placeholder(
    'mobile-basket-button',
    inactive({ items }),
    html`<a href="/shop/best-of-local/featured" aria-label="${words}: Your Best of Local box">${icon('basket')}${words}</a>`,
  )
}

/**
 * Returns the bar at the foot of a phone: the number of items in the box and their sum; nothing while the box is empty.
 */
export function footBar({ box }: PageData): Html {
  const items = box.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return html`<section class="doorstep-foot" aria-label="Your box">${placeholder(
    'mobile-basket-button',
    { look: 'bar', ...inactive({ items, box: boxInBrief(box) }) },
    html`<a class="foot-bar" href="/shop/best-of-local/featured"${attributes({ hidden: items === 0 })}>${icon('basket')}<span>${items} in box</span> <span class="foot-bar__sum">£${box.total}</span> <u>View</u></a>`,
  )}</section>`
}

/**
 * Returns the button that changes a regular order, or with a date the order for that date; without script a link to the
 * contact page.
 */
export function orderEdit(product: Product, date: string | null = null, stepper?: Stepper): Html {
  return placeholder(
    'order-edit',
    { 'delivery-date': date, ...withStepper(stepper) },
    html`${stepper?.printed}<a href="${contactAbout(product, date)}" aria-label="Change ${product.name}">Change</a>`,
    { product },
  )
}

/** Returns the link that changes one day of a regular order. */
export function dayOrder(product: Product, date: string, label: string, stepper?: Stepper): Html {
  return placeholder(
    'day-order',
    { 'selected-date': date, ...withStepper(stepper) },
    html`${stepper?.printed}<a href="${contactAbout(product, date)}" aria-label="Change ${product.name}, ${label}">Change</a>`,
    { product, labels: { open: 'Change' } },
  )
}

/** Plus and minus beside a line, as the widget shows them first. */
type Stepper = { quantity: number; printed: Html }

const withStepper = (stepper: Stepper | undefined) => stepper && { stepper: true, quantity: stepper.quantity }

/** Returns one line of a delivery: plus and minus change that day, and the link opens the rest. */
export function deliveryLine({ product, date, quantity, isRegular }: EssentialRow, data: PageData): Html {
  // The lottery can only be changed for all weeks.
  if (product.id === weeklyOnly) return dayOrder(product, date, dateInWords(date))
  const of = `${product.name} on ${dateInWords(date)}`
  const action = isRegular ? '/api/product/regular-modified' : '/api/product/oneoff'
  const stepper = { quantity, printed: lineForm({ product, quantity, of, action, date }, data) }
  return isRegular ? dayOrder(product, date, dateInWords(date), stepper) : orderEdit(product, date, stepper)
}

/** Returns the form for the quantity on each weekday, in the page itself. */
export function regularOrder(product: Product): Html {
  return placeholder(
    'regular-order',
    {},
    html`<p>Order it once or for every week: <a href="${contactAbout(product)}">tell us</a> how many on which day.</p>`,
    { product },
  )
}

/** Returns the form that orders a product for one date, in the page itself. */
export function oneOffOrder(product: Product, date: string | null = null): Html {
  return placeholder(
    'one-off-order',
    { date },
    html`<p><a href="${contactAbout(product, date)}">Tell us</a> for which day you would like it.</p>`,
    { product },
  )
}
