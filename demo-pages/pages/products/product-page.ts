import type { PageData } from '../../shop/page-data'
import { findProduct } from '../../shop/products/catalogue'
import { type Facts, factsOf, inPieces } from '../../shop/products/facts'
import { orderDialog } from '../boxes/box-placeholders'
import { attributes, type Html, html } from '../layout/html'
import { layout } from '../layout/layout'
import { aisles } from './shop-page'
import { tileClass } from './tile'

/** Renders one product, with the button to order it; null if there is no product with that id. */
export function productPage(data: PageData, id: string): string | null {
  const product = findProduct(Number(id))
  if (!product || String(product.id) !== id) return null
  const facts = factsOf(product)
  const aisle = Object.entries(aisles).find(([, { category }]) => category === product.category)
  const main = html`<nav class="crumb" aria-label="You are here"><ol>${aisle && html`<li><a href="${aisle[0]}">${aisle[1].title}</a></li>`}<li>${product.name}</li></ol></nav>
<div class="product-page">
<div${attributes({ class: `product-page__picture ${tileClass(product)}` })}><img src="${product.image ?? '/assets/products/default.svg'}" alt="" width="360" height="360"></div>
<div class="product-page__facts">
<h1 id="product-${product.id}">${product.name}</h1>
<p class="product-page__price"><b>£${product.order_price}</b>${facts.perUnit && html` <span class="quiet">${facts.perUnit}</span>`}</p>
<p class="quiet">${product.size}</p>
${facts.about && html`<p>${facts.about}</p>`}
<div class="product-page__order">${orderDialog(product, data, { isOnItsPage: true })}</div>
${food(facts)}
</div>
</div>`
  return layout({ title: product.name, main }, data)
}

/**
 * Renders the same facts as the sheet: the contents of a box, the ingredients with the allergens in bold, and how to
 * keep the product.
 */
function food(facts: Facts): Html {
  const { contents = [], ingredients, keeping, isFood = true } = facts
  return html`${contents.length > 0 && html`<h2>What is in it</h2><ul>${contents.map(each => html`<li>${each}</li>`)}</ul>`}
${
  isFood &&
  html`<h2>Ingredients</h2>
<p>${
    ingredients
      ? inPieces(facts).map(({ text, isAllergen }) => (isAllergen ? html`<b>${text}</b>` : html`${text}`))
      : html`We have no list of ingredients for this yet. <a href="/contact">Ask us</a> before you order, above all if you have an allergy.`
  }</p>`
}
${keeping && html`<h2>Keeping</h2><p>${keeping}</p>`}`
}
