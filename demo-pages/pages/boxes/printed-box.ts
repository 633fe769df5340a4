import type { BoxPage, PageData } from '../../shop/page-data'
import { penceOf, poundsOf } from '../../shop/server/amounts'
import { type Html, html } from '../layout/html'
import { tileClass } from '../products/tile'

type Box = BoxPage['boxes'][number]

const mostShown = 3

/** Returns the products of a box but for those that cannot come, or could not: its sum leaves them out as well. */
const contentsOf = ({ products, deliveries }: Box): Box['products'] =>
  products.filter((_, at) => !deliveries[at]?.unavailable && !deliveries[at]?.temp_unavailable)

/** Returns the pictures of a box's first products and the number of the others, as the widgets show them. */
export function boxPictures(box: Box): Html {
  const products = contentsOf(box)
  const shown = products.slice(0, mostShown)
  const more = products.length - shown.length
  return html`<div class="again__pictures" aria-hidden="true">${shown.map(({ product }) => html`<span class="${tileClass(product ?? { image: null })}"><img src="${product?.image ?? '/assets/products/default.svg'}" alt="" width="48" height="48" loading="lazy"></span>`)}${more > 0 && html`<span>+${more}</span>`}</div>`
}

/** Returns a box's first products by name, such as "Seasonal veg box, Mature cheddar and 3 more". */
export function boxNames(box: Box): string {
  const products = contentsOf(box)
  const names = products.slice(0, mostShown).flatMap(({ product }) => product?.name ?? [])
  const more = products.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** Returns true if the box comes on its day. */
export const isDue = ({ cancelled, failed, paused, deliverable, shifted }: Box): boolean =>
  !cancelled && !failed.status && !paused && deliverable && !shifted

/** Returns the boxes that come on a day. */
export const boxesOn = ({ box: { boxes } }: PageData, date: string): Box[] =>
  boxes.filter(box => box.start_date === date && isDue(box))

/** Returns the price of everything that comes on a day, as decimal text. */
export function dayTotal(
  { date, rows }: { date: string; rows: readonly { price: string }[] },
  data: PageData,
): string {
  const prices = [...rows.map(({ price }) => price), ...boxesOn(data, date).map(box => box.grand_total)]
  return poundsOf(prices.reduce((sum, price) => sum + penceOf(price), 0))
}
