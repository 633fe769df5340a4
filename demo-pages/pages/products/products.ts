import type { PageData } from '../../shop/page-data'
import { type Product, products } from '../../shop/products/catalogue'
import { orderDialog } from '../boxes/box-placeholders'
import { attributes, type Html, html } from '../layout/html'
import { tileClass } from './tile'

/** A chip above a product grid: its value in the address, its label, and the product codes that it selects. */
export type Chip = { word: string; label: string; codes: readonly string[] }

const usual = [101, 102, 103, 106, 107, 109, 111, 113]

/** The products that most people have; shown to a visitor without orders. */
export const usualProducts: readonly Product[] = products.filter(({ id }) => usual.includes(id))

/** Renders the grid of product cards; each Order link works without script. */
export function productGrid(shown: readonly Product[], chips: readonly Chip[], data: PageData): Html {
  const chosen = chips.find(chip => chip.word === data.query.kind)
  return html`<div class="products doorstep-cards"><ul data-products>
${shown.map(product =>
  productCard(
    product,
    chips.find(chip => isOfChip(product, chip)),
    chosen,
    data,
  ),
)}
</ul></div>`
}

/** Renders the chips that filter a grid: real links, which site.js handles without loading a new page. */
export function filterChips(chips: readonly Chip[], label: string, { path, query }: PageData): Html {
  const isKnown = chips.some(chip => chip.word === query.kind)
  return html`<nav class="filters" aria-label="${label}" data-filters>
<a href="${path}" data-kind=""${attributes({ 'aria-current': !isKnown && 'true' })}>All</a>
${chips.map(
  chip => html`<a href="${path}?kind=${chip.word}" data-kind="${chip.word}"${attributes({
    'aria-current': chip.word === query.kind && 'true',
  })}>${chip.label}</a>
`,
)}
</nav>`
}

function isOfChip(product: Product, chip: Chip): boolean {
  return chip.codes.some(code => product.edg_code.startsWith(code))
}

function productCard(
  product: Product,
  chip: Chip | undefined,
  chosen: Chip | undefined,
  data: PageData,
): Html {
  const card = attributes({
    class: 'product doorstep-card',
    'data-out': !product.is_available,
    'data-kind': chip?.word ?? '',
    hidden: chosen !== undefined && chip !== chosen,
  })
  return html`<li${card}>
<div class="doorstep-card-picture ${tileClass(product)}"><img src="${product.image ?? '/assets/products/default.svg'}" alt="" width="240" height="240" loading="lazy"></div>
<div class="doorstep-card-words"><h3 class="doorstep-card-name" id="product-${product.id}">${product.name}</h3><p class="doorstep-card-size">${product.size}</p></div>
<div class="doorstep-card-foot">
<p class="doorstep-card-price">£${product.order_price}</p>
${orderDialog(product, data)}
</div>
</li>
`
}
