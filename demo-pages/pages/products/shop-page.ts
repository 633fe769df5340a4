import type { PageData } from '../../shop/page-data'
import { type Category, productsOf } from '../../shop/products/catalogue'
import { boxBasket, orderAgain } from '../boxes/box-placeholders'
import { boxInChange } from '../boxes/change-box'
import { isChanging } from '../boxes/change-words'
import { weeklyCost } from '../essentials/essential-placeholders'
import { type Html, html } from '../layout/html'
import { layout } from '../layout/layout'
import { postcodePanel } from '../placeholders'
import { type Chip, filterChips, productGrid } from './products'

/** The title of one page of the shop, and the filters of its products. */
type Aisle = {
  category: Category
  title: string
  intro: string
  chips: readonly Chip[]
  /** The codes of its products, if the page does not show the whole category. */
  only?: readonly string[]
  /** True if its products go into a Best of Local box. */
  isLocal?: boolean
}

/** The shop's pages by path. */
export const aisles: Readonly<Record<string, Aisle>> = {
  '/shop/milk': {
    category: 'milk',
    title: 'Milk and dairy',
    intro: 'Order once, or set a regular amount for each day and forget about it.',
    chips: [
      { word: 'milk', label: 'Milk', codes: ['10'] },
      { word: 'cream', label: 'Cream and yoghurt', codes: ['13', '14'] },
      { word: 'butter', label: 'Butter', codes: ['12'] },
      { word: 'eggs', label: 'Eggs', codes: ['11'] },
      { word: 'plant', label: 'Plant drinks', codes: ['15'] },
    ],
  },
  '/shop/store-cupboard': {
    category: 'store-cupboard',
    title: 'Store cupboard',
    intro: 'Bread, jam, cheese and the things you only miss once they have gone.',
    chips: [
      { word: 'bread', label: 'Bread and crumpets', codes: ['20'] },
      { word: 'jam', label: 'Jam and marmalade', codes: ['21'] },
      { word: 'cheese', label: 'Cheese', codes: ['22'] },
      { word: 'garden', label: 'From the garden', codes: ['23', '24'] },
    ],
  },
  '/shop/drinks-snacks': {
    category: 'drinks-snacks',
    title: 'Drinks and snacks',
    intro: 'Juice in returnable glass, and something to go with it.',
    chips: [
      { word: 'drinks', label: 'Drinks', codes: ['30'] },
      { word: 'snacks', label: 'Snacks', codes: ['31'] },
    ],
  },
  '/shop/butcher': local(
    'butcher',
    'Butcher',
    'Dry cured bacon and proper sausages from two families of butchers.',
  ),
  '/shop/bakery': local('bakery', 'Bakery', 'Baked overnight, on the float by four, on your step by eight.'),
  '/shop/greengrocer': local(
    'greengrocer',
    'Greengrocer',
    'Picked this week within a few miles of your float.',
  ),
  '/shop/best-of-local/featured': local(
    'featured',
    'Best of Local',
    'Butcher, baker and greengrocer in one box: once, or every week.',
  ),
  '/shop/christmas-range': {
    ...local('featured', 'The Christmas range', 'Ordered by mid December, on the step before you are up.'),
    only: ['7600', '7601', '5995', '5996'],
  },
}

function local(category: Category, title: string, intro: string): Aisle {
  return { category, title, intro, chips: [], isLocal: true }
}

const shelfOf = ({ category, only }: Aisle) =>
  productsOf(category).filter(({ edg_code }) => !only || only.includes(edg_code))

/** Renders one page of the shop: its products, and the postcode check beside them. */
export function shopPage(aisle: Aisle, data: PageData): string {
  if (data.path === '/shop/best-of-local/featured' && isChanging(data)) return changePage(aisle, data)
  // Whoever has given a postcode needs no column for it.
  const isBelow = !aisle.isLocal && data.globals.hasPostcode
  const main = html`<div class="shop${isBelow && ' shop--whole'}">
<div class="shop__main">
<h1>${aisle.title}</h1>
<p class="intro">${aisle.intro}</p>
${aisle.chips.length > 0 && filterChips(aisle.chips, `Within ${aisle.title.toLowerCase()}`, data)}
<h2 class="sr">Products</h2>
${productGrid(shelfOf(aisle), aisle.chips, data)}
${aisle.isLocal && data.customer && html`<div class="latest">${orderAgain(data, 'list')}</div>`}
</div>
${shopSide(data, { isLocal: aisle.isLocal, isBelow })}
</div>
${data.customer && weeklyCost(data)}`
  return layout({ title: aisle.title, main }, data)
}

/**
 * Renders the page on which a change of a box begins: the box with its button to save, and below it the products to
 * add.
 */
function changePage(aisle: Aisle, data: PageData): string {
  const main = html`<nav class="crumb" aria-label="You are here"><ol><li><a href="/account/orders">Your boxes</a></li><li>Change your box</li></ol></nav>
<div class="shop__main shop__main--change">
${boxInChange(data)}
<h2>Add something</h2>
${productGrid(shelfOf(aisle), aisle.chips, data)}
</div>`
  return layout({ title: 'Change your box', main }, data)
}

/** Returns the postcode check that leads to the shop's pages. */
export const siteCheck = (data: PageData): Html =>
  postcodePanel({ variant: 'site', title: 'Check we deliver to your area' }, data)

type SideOptions = {
  isLocal?: boolean | undefined
  /** True if the page asks for the postcode elsewhere. */
  isChecked?: boolean
  /** True if it is a row below the products. */
  isBelow?: boolean
}

/** Renders the column beside a product grid, or the row below: the postcode check, and the box or a note. */
export function shopSide(
  data: PageData,
  { isLocal = false, isChecked = false, isBelow = false }: SideOptions = {},
): Html {
  const { hasPostcode } = data.globals
  const place = isBelow ? 'below' : hasPostcode ? 'after' : isLocal && 'split'
  return html`<aside class="side${place && ` side--${place}`}" aria-label="${isLocal ? 'Your box' : 'Delivery'}">
${!isChecked && siteCheck(data)}
${isLocal && boxBasket(data, isChanging(data))}
${!isLocal && html`<div class="note"><img src="/assets/milk-float.svg" alt="" width="340" height="170"><b>Your own roundsman</b> <span>One person and one float, always the same.</span></div>`}
</aside>`
}
