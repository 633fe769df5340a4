import { addDays, formatDate } from '../../shared/rules/dates'
import { today } from '../../shared/rules/london'
import { shopNow } from '../support/browser'
import type { Visitor } from './visitor'

/** What one visitor does in the shop, in any browser. */
type Journey = (visitor: Visitor) => Promise<void>

const box = { within: 'Your Best of Local box' }
const week = { within: 'Your week' }
const featured = '/shop/best-of-local/featured'
const asCustomer = { as: 'customer' } as const

const fillBox = async (visitor: Visitor, product: string) => {
  await visitor.open(featured, ['bol-basket'], asCustomer)
  await visitor.press('button', /^Add to basket/, { within: product })
  await visitor.finds('spinbutton', `Quantity of ${product}`, '1', box)
}

const checkPostcode: Journey = async visitor => {
  await visitor.open('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
  await visitor.type('textbox', 'Pop in your postcode', 'bs34tn')
  await visitor.keys('Enter')
  await visitor.dialog('We deliver to your area')
  await visitor.sees('Gareth Pritchard')
  await visitor.press('button', 'Close')
  await visitor.dialog('')
  await visitor.focuses(/^button Change postcode/)
  await visitor.sees('BS3 4TN')
}

const refusedForm: Journey = async visitor => {
  await visitor.open('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
  await visitor.type('textbox', 'Pop in your postcode', 'EX1 1AA')
  await visitor.press('button', 'Check')
  await visitor.dialog("Sorry, we don't deliver to your area just yet...")
  await visitor.press('button', 'Submit')
  await visitor.focuses(/^div There is a problem/)
  await visitor.keys('Tab')
  await visitor.focuses(/^a /)
  await visitor.keys('Escape')
  await visitor.dialog('')
}

const changeBox: Journey = async visitor => {
  await fillBox(visitor, 'Mature cheddar')
  await visitor.type('spinbutton', 'Quantity of Mature cheddar', '5', box)
  await visitor.keys('Tab')
  await visitor.finds('spinbutton', 'Quantity of Mature cheddar', '5', box)
  await visitor.sees('£24.00')
  await visitor.press('button', /^Remove Mature cheddar/, box)
  await visitor.press('button', /^Undo/, box)
  await visitor.finds('spinbutton', 'Quantity of Mature cheddar', '5', box)
  await visitor.sees('£24.00')
}

const checkOut: Journey = async visitor => {
  await fillBox(visitor, 'Breakfast box')
  await visitor.press('link', 'Checkout', box)
  await visitor.arrives(['checkout-panel'])
  await visitor.tabTo(/^select Delivery date/)
  await visitor.keys('ArrowDown')
  await visitor.sees(/Next delivery: \w+day/)
  await visitor.press('button', 'Confirm Order')
  await visitor.arrives(['order-again'])
}

const orderEssential: Journey = async visitor => {
  await visitor.open('/shop/milk', ['weekly-cost'], asCustomer)
  await visitor.press('link', 'Order', { within: 'Organic whole milk' })
  await visitor.dialog('Order Organic whole milk')
  await visitor.press('button', /^Increase quantity of .*Monday/)
  await visitor.press('button', 'Copy Monday to all')
  await visitor.press('button', 'Add to my order')
  await visitor.dialog('')
}

const changeDay: Journey = async visitor => {
  await visitor.open('/shop/milk', ['weekly-view-link', 'weekly-cost'], asCustomer)
  await visitor.press('button', /^Your week/)
  await visitor.press('button', /^Next week/, week)
  await visitor.press('button', /^Edit Whole milk/, week)
  await visitor.dialog('Change Whole milk')
  await visitor.press('button', /^Increase/)
  await visitor.press('button', 'Update order')
  await visitor.dialog('')
  await visitor.sees('Modified')
}

const pauseDeliveries: Journey = async visitor => {
  const day = (after: number) => addDays(today(shopNow()), after)
  await visitor.open('/account/pauses', ['pause-picker'], asCustomer)
  await visitor.press('button', 'Choose from a calendar: First day without a delivery')
  await visitor.press('button', new RegExp(formatDate(day(10), 'dddd D MMMM YYYY')))
  await visitor.keys('Escape')
  await visitor.press('button', 'Pause deliveries')
  await visitor.sees(`Your deliveries are paused from ${formatDate(day(10))}`)
}

const cancelBox: Journey = async visitor => {
  await visitor.open('/account/orders', ['view-box'], asCustomer)
  await visitor.press('button', /^View box/)
  await visitor.dialog('View Best Of Local Box')
  await visitor.keys('Escape')
  await visitor.dialog('')
  await visitor.press('link', /^\d/, { within: 'Boxes' })
  await visitor.arrives(['box-order-detail'])
  await visitor.press('button', 'Delete order')
  await visitor.dialog('Are you sure?')
  await visitor.press('button', /^Yes/)
  await visitor.sees('This order has been cancelled')
}

type Titled = {
  title: string
  travel: Journey
  /** Milliseconds that each answer takes. */
  delay?: number
}

/** Every engine makes all of these. */
export const journeys: readonly Titled[] = [
  { title: 'PC-05 PC-15 a postcode is checked, and the page knows it', travel: checkPostcode },
  { title: 'F-46 Tab leads from the summary of a refused form to its first line', travel: refusedForm },
  { title: 'F-42 a product is added, changed by typing, removed and brought back', travel: changeBox },
  { title: 'CO-38 a filled box becomes a placed order', travel: checkOut },
  // Its parts come one by one: what is laid out before its buttons are there must make room for them.
  { title: 'F-41 RO-01 an essential is ordered from its dialog', travel: orderEssential, delay: 250 },
  { title: 'HB-05 DO-04 the week is opened, and a day of the next one is changed', travel: changeDay },
  { title: 'PP-01 UI-03 deliveries are paused by the calendar', travel: pauseDeliveries },
  { title: 'VB-01 BD-12 a box is looked into and cancelled', travel: cancelBox },
]
