import { addDays, formatDate } from '../../../shared/domain/rules/dates/dates'
import { today } from '../../../shared/platform/values/london'
import { shopNow } from '../../support/shop-time'
import { isSoak } from '../../support/soak'
import type { WindowSize } from '../drivers/engine'
import type { EngineName } from '../drivers/installed'
import { openInDialogOfPage } from '../page-layers'
import { fillByScript } from './scripted-fields'
import type { Visitor } from './visitor'

/** The journeys of one visitor in the shop, in any browser. */
type Journey = (visitor: Visitor) => Promise<void>

const box = { within: 'Your Best of Local box' }
const week = { within: 'Your week' }
const featured = '/shop/best-of-local/featured'
const asCustomer = { as: 'customer' } as const

const fillBox = async (visitor: Visitor, product: string) => {
  await visitor.open(featured, ['bol-basket'], asCustomer)
  await visitor.press('button', /^Add to box/, { within: product })
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
  await visitor.press('button', 'Send')
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

/**
 * A widget that sleeps on the server's page is active on the worker's, since nobody knows that page's age.
 */
const printed = 'link or button'

const askAgain: Journey = async visitor => {
  await visitor.open('/account/password', [], asCustomer)
  await visitor.hasTrouble({ kind: '500-before', match: 'GET /api/bol-basket*', times: 'always' })
  // A page of the worker reads at once.
  await visitor.open('/account/password', [], asCustomer)
  await visitor.press(printed, /Your Best of Local box/)
  await visitor.dialog('Your Best of Local box')
  await visitor.sees("We couldn't load your box.")
  await visitor.hasTrouble({ kind: 'none' })
  await visitor.tabTo(/^button Try again/)
  await visitor.keys('Enter')
  await visitor.focuses(/^section Your Best of Local box/)
}

const checkOut: Journey = async visitor => {
  await fillBox(visitor, 'Breakfast box')
  await visitor.press('link', 'Checkout', box)
  await visitor.arrives(['checkout-panel'])
  await visitor.press('radio', 'Monday 30 November')
  await visitor.sees(/Next delivery:\s+\w+day/)
  await visitor.press('button', 'Confirm order')
  await visitor.arrives(['order-again'])
}

const orderEssential: Journey = async visitor => {
  await visitor.open('/shop/milk', ['weekly-cost'], asCustomer)
  await visitor.press('link', /^Order/, { within: 'Organic whole milk' })
  await visitor.dialog('Organic whole milk')
  await visitor.press('tab', 'Regularly')
  await visitor.press('button', /^Increase quantity of .*Monday/)
  await visitor.press('button', 'Copy Monday to all')
  await visitor.press('button', 'Add to my order')
  await visitor.dialog('')
}

const changeDay: Journey = async visitor => {
  await visitor.open('/shop/milk', ['weekly-view-link', 'weekly-cost'], asCustomer)
  await visitor.press('button', /^Your week/)
  await visitor.press('button', /^Next week/, week)
  await visitor.press('button', /^Change Whole milk/, week)
  await visitor.dialog('Change Whole milk')
  await visitor.press('button', /^Increase/)
  await visitor.press('button', 'Save changes')
  await visitor.dialog('')
  await visitor.sees('Changed')
}

const pauseDeliveries: Journey = async visitor => {
  const day = (after: number) => addDays(today(shopNow()), after)
  await visitor.open('/account/pauses', ['pause-picker'], asCustomer)
  await visitor.press('button', 'Choose from a calendar: First day without a delivery')
  // No date is preselected, so the calendar shows the present month.
  if (day(10).slice(0, 7) !== day(0).slice(0, 7)) await visitor.press('button', 'Next month')
  // The first day, also as the last.
  await visitor.press('button', new RegExp(formatDate(day(10), 'dddd D MMMM')))
  await visitor.press('button', new RegExp(formatDate(day(10), 'dddd D MMMM')))
  await visitor.press('button', 'Pause deliveries')
  await visitor.sees(`Your deliveries are paused on ${formatDate(day(10), 'dddd D MMMM')}`)
}

const cancelBox: Journey = async visitor => {
  await visitor.open('/account/orders', ['view-box'], asCustomer)
  await visitor.press('button', /^Change box/)
  await visitor.dialog('Your Best of Local box')
  await visitor.keys('Escape')
  await visitor.dialog('')
  // Tomorrow's delivery may be packed already.
  const later = Array.from({ length: 14 }, (_, at) =>
    formatDate(addDays(today(shopNow()), at + 2), 'dddd D MMMM'),
  )
  await visitor.press('link', new RegExp(`^(${later.join('|')})`), { within: 'Single boxes' })
  await visitor.arrives(['box-order-detail'])
  await visitor.press('button', 'Cancel this box')
  await visitor.sees('you will not be charged for it')
  await visitor.press('button', /^Yes/)
  await visitor.sees('This box is cancelled')
}

const rubOut = (count: number) => Array.from({ length: count }, () => 'Backspace')

const payBalance: Journey = async visitor => {
  // The form is asleep.
  await visitor.open('/account/payments', ['typeahead'], asCustomer)
  await visitor.press('button', /^Pay all you owe,/)
  await visitor.press('button', 'Make a payment')
  await visitor.sees('Thank you. We have received your payment of')
  await visitor.sees('Read the guarantee')
}

const searchTransactions: Journey = async visitor => {
  const from = formatDate(addDays(today(shopNow()), -80))
  await visitor.open('/account/transactions', ['transaction-search'], asCustomer)
  await visitor.press('textbox', 'From')
  await visitor.keys('End', ...rubOut(10), ...from, 'Enter')
  await visitor.sees(`From ${from} to`)
  await visitor.arrives(['transaction-search', 'paginator'])
  await visitor.press('link', 'Next page')
  await visitor.sees(/Page 2 of \d/)
}

const changePassword: Journey = async visitor => {
  const fill = (name: string, text: string) => visitor.type('textbox', name, text)
  await visitor.open('/account/details', ['typeahead'], asCustomer)
  await visitor.press(printed, 'Change name')
  await visitor.focuses(/^select Title/)
  await visitor.keys('Escape')
  await visitor.focuses(/^button Change name/)
  await visitor.press(printed, 'Change password')
  await visitor.focuses(/^input Current password/)
  // Only text fields have a role by which they can be found.
  await visitor.press('checkbox', 'Show passwords')
  await fill('Current password', 'gold-lid')
  await fill('New password', 'silver-top-1')
  await fill('Password again', 'silver-top-1')
  await visitor.keys('Enter')
  await visitor.sees('That is not your current password.')
  await visitor.keys('End', ...rubOut(3), ...'top', 'Enter')
  await visitor.sees('Password changed.')
}

const register: Journey = async visitor => {
  await visitor.type('textbox', 'House number and street', '4 Coronation Road')
  await visitor.keys(
    'Tab',
    ...'Bristol',
    'Tab',
    ...'Wren',
    'Tab',
    ...'Ash',
    'Tab',
    ...'wren@doorstep.example',
  )
  // Password fields have no role by which they can be found, and telephone fields are not needed.
  await visitor.keys('Tab', 'Tab', ...'one pint please', 'Tab', ...'one pint please')
  await visitor.press('button', 'Complete registration')
  await visitor.sees('Thank you, Wren Ash')
}

const openRegistration = (visitor: Visitor, code: string) =>
  visitor.open(`/register?code=${code}`, ['promo-field', 'product-selector'], {
    as: 'guest',
    hasPostcode: true,
  })

const chooseEveryWeek: Journey = async visitor => {
  await openRegistration(visitor, 'FREEMILK')
  await visitor.press('radio', 'Whole milk')
  await visitor.press('button', 'Increase quantity of Whole milk on Monday')
  await visitor.sees('Maximum 2 in total, 1 left.')
  await register(visitor)
  await visitor.sees(/Monday \d+ \w+ 1 × Whole milk \(free\)/)
}

const chooseOnce: Journey = async visitor => {
  await openRegistration(visitor, 'FREEBREAKFAST')
  await visitor.press('radio', 'Crumpets')
  await visitor.sees('Maximum 1.')
  await visitor.tabTo(/^select Delivery date/)
  await visitor.keys('ArrowDown')
  await visitor.sees('Choose your items')
  await register(visitor)
  await visitor.sees('1 × Crumpets (free)')
}

const moveHouse: Journey = async visitor => {
  await visitor.open('/account/addresses', ['postcode-panel'], asCustomer)
  await visitor.type('textbox', /^Check the postcode/, 'BA1 5LR')
  await visitor.keys('Enter')
  await visitor.arrives(['house-move'])
  await visitor.press('button', 'Choose the nearest days')
  await visitor.sees('You have chosen for all of them.')
  await visitor.type('textbox', 'House number and street', '2 Royal Crescent')
  await visitor.type('textbox', 'Town or city', 'Bath')
  await visitor.press('button', 'Confirm my move')
  await visitor.sees('we deliver to 2 Royal Crescent, Bath')
}

const phone = { width: 390, height: 844 }

const askQuestion: Journey = async visitor => {
  await visitor.open('/contact', ['enquiry-form'], { as: 'guest', hasPostcode: true })
  await visitor.type('textbox', 'Your name', 'Ann Rowe')
  await visitor.keys('Tab', ...'ann@rowe.example', 'Tab')
  await visitor.focuses(/^select What is it about?/)
  await visitor.keys(
    ...'My d',
    'Tab',
    ...'14 Greville Street',
    'Tab',
    ...'BS3',
    'Tab',
    ...'Late?',
    'Tab',
    'Enter',
  )
  await visitor.sees('The postcode format is invalid.')
  await visitor.arrives(['enquiry-form'])
  await visitor.finds('textbox', /^First line of address/, '14 Greville Street')
  await visitor.press('textbox', /^Postcode/)
  await visitor.keys('End', ...' 4TN', 'Enter')
  await visitor.sees('Thank you. We have your message')
  await visitor.sees('14 Greville Street, BS3 4TN')
}

const sendRecipe: Journey = async visitor => {
  await visitor.open('/recipes/bread-and-butter-pudding', ['recipe-email', 'tabs'], { as: 'guest' })
  await visitor.press('tab', 'Ingredients')
  await visitor.keys('ArrowRight', 'Enter')
  await visitor.sees('Butter the bread')
  await visitor.keys('End', 'Enter')
  await visitor.sees('Two days in the fridge')
  await visitor.type('textbox', 'Email', 'ann@gmial.com')
  await visitor.keys('Tab')
  await visitor.press('button', 'Did you mean ann@gmail.com?')
  await visitor.keys('Enter')
  await visitor.sees('We sent it to ann@gmail.com.')
  await visitor.focuses(/^button Send to another address/)
}

const listNeeds: Journey = async visitor => {
  await visitor.open('/business', ['business-requirements'], { as: 'guest' })
  await visitor.type('textbox', 'Business name', 'Corner Stores')
  await visitor.keys('Tab', ...'us@corner.example')
  await visitor.type('textbox', 'Product 1', 'Milk')
  await visitor.press('button', 'Add a product')
  await visitor.focuses(/^input Product 2/)
  await visitor.keys(...'Bread', 'Tab', ...'800g')
  await visitor.press('checkbox', 'Row 1')
  await visitor.press('button', 'Remove products')
  await visitor.press('button', 'Undo')
  await visitor.finds('textbox', 'Product 1', 'Milk')
  await visitor.press('button', 'Ask for prices')
  await visitor.sees('Corner Stores asked for')
  await visitor.sees('Bread, 800g')
}

const readOn: Journey = async visitor => {
  await visitor.open('/community', ['community-grid'], { as: 'guest' })
  await visitor.press('button', 'Load more')
  await visitor.focuses(/^li What the bakery does at three/)
  await visitor.press('link', 'Recipes')
  await visitor.sees('Made with what we bring to your step.')
  await visitor.back()
  await visitor.sees('Sixty jars from one kitchen.')
}

const useThePhone: Journey = async visitor => {
  await visitor.open('/account/refer-a-neighbour', ['referral-link'], asCustomer)
  await visitor.press('button', 'Copy')
  await visitor.sees(/Link copied\.|copy it from there/)
  await visitor.press('button', 'Menu')
  await visitor.arrives(['mobile-nav', 'typeahead'])
  await visitor.tabTo(/^button Best of Local/)
  await visitor.keys('Enter', 'Tab')
  await visitor.focuses(/^a Butcher/)
  await visitor.keys('Escape')
  await visitor.focuses(/^button Best of Local/)
  await visitor.type('combobox', 'Search the shop', 'mil')
  await visitor.sees('Semi-skimmed milk')
  await visitor.keys('ArrowDown', 'Escape')
  await visitor.finds('combobox', 'Search the shop', 'mil')
  await visitor.keys('ArrowDown', 'ArrowDown', 'Enter')
  await visitor.sees(/Search for “.+”/)
}

const findDepot: Journey = async visitor => {
  await visitor.open('/depots', ['map'], { as: 'guest' })
  await visitor.press('group', 'Map of our depots')
  await visitor.keys('-', '-', '-')
  await visitor.finds('button', /^3 depots here/, '')
  await visitor.keys('Tab')
  await visitor.focuses(/^button 3 depots here/)
  await visitor.keys('Enter')
  await visitor.focuses(/^div Map of our depots/)
  await visitor.press('button', 'Show Bathside Depot on the map')
  await visitor.focuses(/^div Bathside Depot/)
  await visitor.keys('Escape')
  await visitor.focuses(/^button Show Bathside Depot/)
}

const lookThroughGallery: Journey = async visitor => {
  const next = 'Next, On the float this week'
  await visitor.open('/', ['slider'], { as: 'guest', hasPostcode: true })
  await visitor.sees('1 to 3 of 7')
  await visitor.press('button', next)
  await visitor.sees('4 to 6 of 7')
  await visitor.press('button', next)
  await visitor.sees('5 to 7 of 7')
  // The keyboard scrolls controls on the left into view.
  await visitor.tabTo(/^a Gold top is back/)
  await visitor.sees('1 to 3 of 7')
}

const allButChromium: readonly EngineName[] = ['firefox', 'webkit']

type Titled = {
  title: string
  travel: Journey
  /** Milliseconds that each answer takes. */
  delay?: number
  /** The size of the window, by default a desktop's. */
  size?: WindowSize
  goesBack?: true
  /**
   * The engine that plays it in `npm test`, since engines differ in focus, calendars, menus, scrolling and
   * page caches.
   */
  engines?: readonly EngineName[]
}

/** All journeys in the shop; `journeysOf` says which engine plays which. */
export const journeys: readonly Titled[] = [
  {
    title: 'PC-05 PC-15 A visitor checks a postcode, and the page knows it',
    travel: checkPostcode,
    engines: ['firefox'],
  },
  {
    title: 'F-46 Tab leads from the error summary of a form to its first line',
    travel: refusedForm,
    engines: ['webkit'],
  },
  {
    title: 'F-42 A product is added, changed by typing, removed and brought back',
    travel: changeBox,
    engines: ['webkit'],
  },
  {
    title: 'X2 A-74 A key retries the box, and the focus stays with it',
    travel: askAgain,
    size: phone,
    engines: allButChromium,
  },
  { title: 'CO-38 A filled box becomes a placed order', travel: checkOut },
  // Its parts arrive one by one, so the layout must reserve room for later buttons.
  {
    title: 'F-41 RO-01 An essential is ordered from its dialog',
    travel: orderEssential,
    delay: 250,
    engines: ['webkit'],
  },
  { title: 'HB-05 DO-04 A visitor opens the week and changes a day of the next one', travel: changeDay },
  {
    title: 'PP-01 UI-03 The calendar pauses deliveries',
    travel: pauseDeliveries,
    engines: ['firefox'],
  },
  { title: 'PS-05 PS-07 A newcomer registers with a free product for one day', travel: chooseOnce },
  { title: 'PS-06 PS-07 A newcomer registers with a free product for every week', travel: chooseEveryWeek },
  { title: 'HM-03 HM-07 A customer plans a house move', travel: moveHouse },
  { title: 'PY-03 PY-06 A customer pays the whole balance', travel: payBalance },
  { title: 'TS-01 PG-01 A customer searches transactions and turns the pages', travel: searchTransactions },
  {
    title: 'AD-13 AD-16 A password is changed wrongly, and then correctly',
    travel: changePassword,
    engines: ['firefox'],
  },
  {
    title: 'SL-01 SL-02 The gallery moves by presses and by Tab',
    travel: lookThroughGallery,
    engines: ['webkit'],
  },
  { title: 'VB-01 BD-12 A customer views a box and cancels it', travel: cancelBox },
  {
    title: 'EN-01 EN-02 An enquiry with an address is refused, and then sent',
    travel: askQuestion,
    engines: ['firefox'],
  },
  { title: 'RE-03 IP-02 A recipe is read in tabs and sent', travel: sendRecipe },
  { title: 'BR-02 BR-04 A business writes its requirements on a phone', travel: listNeeds, size: phone },
  {
    title: 'CG-03 A-117 Added stories are there after Back',
    travel: readOn,
    goesBack: true,
    engines: allButChromium,
  },
  {
    title: 'RL-01 MN-01 TA-01 On a phone a link is copied, and keys operate menu and search',
    travel: useThePhone,
    size: phone,
    engines: ['webkit'],
  },
  {
    title:
      "G-20 G-26 G-27 G-28 Values set by a page's script are shown, checked and sent, and a reset reverts them",
    travel: fillByScript,
    engines: ['chromium', ...allButChromium],
  },
  {
    title: "G-21 A dialog over the page's modal dialog is on top, closes alone and returns the focus",
    travel: openInDialogOfPage,
    engines: allButChromium,
  },
  { title: 'MP-02 MP-05 A depot is found on the map, and a key opens a cluster', travel: findDepot },
]

/**
 * In the soak each engine plays all journeys, otherwise its own; most others have their own tests in
 * Chromium.
 */
export const journeysOf = (engine: EngineName): readonly Titled[] =>
  journeys.filter(({ engines }) => isSoak || engines?.includes(engine))
