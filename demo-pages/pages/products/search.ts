import type { PageData } from '../../shop/page-data'
import { findProducts } from '../../shop/products/search'
import { html } from '../layout/html'
import { layout } from '../layout/layout'
import { productGrid, usualProducts } from './products'
import { wordsOf } from './site-search'

/** Renders the products found for the words of a search. */
export function searchPage(data: PageData): string {
  const words = wordsOf(data)
  const found = findProducts(words)
  const count = found.length === 1 ? '1 product' : `${found.length} products`
  const main = html`<div class="page">
<h1>${words ? html`Search for “${words}”` : 'Search the shop'}</h1>
${words ? found.length > 0 && html`<p class="intro">${count}.</p>` : html`<p class="intro">Type what you are looking for in the field above.</p>`}
${
  words &&
  !found.length &&
  html`<p class="intro">Nothing in the shop is called that. Try fewer words, or look along the shelves:</p>
<p class="filters"><a href="/shop/milk">Milk and dairy</a> <a href="/shop/store-cupboard">Store cupboard</a> <a href="/shop/drinks-snacks">Drinks and snacks</a> <a href="/shop/best-of-local/featured">Best of Local</a></p>
<h2>What people often have</h2>
${productGrid(usualProducts, [], data)}`
}
${found.length > 0 && html`<h2 class="sr">Products</h2>${productGrid(found, [], data)}`}
</div>`
  return layout({ title: words ? `Search for ${words}` : 'Search the shop', main }, data)
}
