import type { PageData } from '../shop/page-data'
import { products } from '../shop/products/catalogue'
import { arrivalInWords } from '../shop/rules'
import { weeklyCost } from './essentials/essential-placeholders'
import { nextDelivery } from './essentials/next-delivery'
import { type Html, html } from './layout/html'
import { layout } from './layout/layout'
import { socialBlock } from './placeholders'
import { filterChips, productGrid, usualProducts } from './products/products'
import { aisles, shopSide, siteCheck } from './products/shop-page'
import { slider } from './products/slides'

/** Renders what the shop is, and the next step: to check the postcode, or to choose. */
const hero = (data: PageData): Html => html`<section class="hero" aria-labelledby="hero">
<img class="hero__wide" src="/assets/scene-hero.svg" alt="">
<div class="wrap"><div class="hero__text">
<h1 id="hero">Fresh milk in glass, on the step ${arrivalInWords()}</h1>
<p>Whole, semi-skimmed and proper Channel Island, bottled nearby and brought by your own roundsman, who takes the empties away again.</p>
${
  data.postcode === null
    ? html`<div class="hero__check">${siteCheck(data)}</div>`
    : html`<p class="hero__way"><a class="button" href="/shop/milk">Choose your milk</a></p>`
}
</div></div>
<img class="hero__small" src="/assets/scene-doorstep.svg" alt="">
</section>`

const bestOfLocal = html`<section class="local" aria-labelledby="local"><div class="wrap">
<div>
<h2 id="local">The best of what is near, in one box</h2>
<p>Butcher, baker and greengrocer, all within a few miles of your float. Choose a box once, or have it every week.</p>
<a class="button button--accent" href="/shop/best-of-local/featured">Fill a Best of Local box</a>
</div>
<div class="local__pictures">
${[
  ['veg-box', 'meadow'],
  ['cheese', 'blue'],
  ['bacon', 'oat'],
  ['bread', 'butter'],
  ['apples', 'meadow'],
  ['jam', 'butter'],
].map(
  ([picture, tile]) =>
    html`<span class="tile--${tile}"><img src="/assets/products/${picture}.svg" alt="" width="240" height="240" loading="lazy"></span>
`,
)}
</div>
</div></section>`

/** The page's main gallery, with this week's products. */
const gallery = html`<section class="band" aria-labelledby="this-week"><div class="wrap" data-ground="surface">
<h2 id="this-week">On the float this week</h2>
${slider({ id: 'gallery', kind: 'gallery', title: 'On the float this week' }, [
  picture('milk-gold-top', 'butter', 'Gold top is back', '/shop/milk', 'From the Channel Island herd.'),
  picture('bread', 'oat', 'Bloomers at three', '/shop/bakery', 'Baked while you sleep.'),
  picture('veg-box', 'meadow', 'Purple sprouting', '/shop/greengrocer', 'Cut yesterday, gone by Friday.'),
  picture('bacon', 'rose', 'Dry-cured bacon', '/shop/butcher', 'Eight rashers, smoked over oak.'),
  picture('orange-juice', 'butter', 'Squeezed, not stored', '/shop/drinks-snacks', 'A pint of oranges.'),
  picture('cheese', 'blue', 'Clothbound cheddar', '/shop/best-of-local/featured', 'Fourteen months old.'),
  picture('jam', 'rose', 'The last of the damsons', '/shop/store-cupboard', 'Forty jars, numbered.'),
])}
</div></section>`

function picture(name: string, tile: string, title: string, address: string, words: string): Html {
  return html`<div class="slide"><img class="tile--${tile}" src="/assets/products/${name}.svg" alt="" width="320" height="220" loading="lazy">
<div><h3><a href="${address}">${title}</a></h3><p>${words}</p></div></div>`
}

/** Renders the home page; with `?q=` its grid shows the search results. */
export function homePage(data: PageData): string {
  const words = data.query.q?.trim() ?? ''
  const after = html`${gallery}
<section class="band"><div class="wrap">${socialBlock(data)}</div></section>
${bestOfLocal}`
  const isAtHome = data.customer !== null && !words
  // The postcode is asked for above, and there is no week yet to tell of.
  const hasSide = data.postcode !== null || isAtHome
  const main = html`${isAtHome && nextDelivery(data)}
<div class="shop shop--whole">
<div class="shop__main">
${words ? searchResults(words, data) : isAtHome ? often(data) : milkShelf(data)}
</div>
${hasSide && shopSide(data, { isChecked: data.postcode === null, isBelow: true })}
</div>
${isAtHome && weeklyCost(data)}`
  return layout(
    { title: 'Milk and good food on your doorstep', ...(!isAtHome && { banner: hero(data) }), main, after },
    data,
  )
}

/**
 * Returns the products that a customer orders regularly or has ordered, and products that go with them. Somebody who
 * has ordered nothing sees the shelf of every visitor.
 */
function often(data: PageData) {
  const { regular, oneOffs } = data.essentials
  if (!regular.length && !oneOffs.length) return milkShelf(data)
  const had = [...regular, ...oneOffs].map(({ product }) => product)
  const shelf = [...new Set([...had, ...usualProducts])].slice(0, 8)
  return html`<h2>What you often have</h2>
${productGrid(shelf, [], data)}
<p class="more"><a href="/shop/milk">See all milk and dairy</a></p>`
}

function milkShelf(data: PageData) {
  const chips = aisles['/shop/milk']?.chips ?? []
  return html`<h2>Milk and dairy</h2>
<p class="intro">Order once, or set a regular amount for each day and forget about it.</p>
${filterChips(chips, 'Within milk and dairy', data)}
${productGrid(usualProducts, chips, data)}
<p class="more"><a href="/shop/milk">See all milk and dairy</a></p>`
}

function searchResults(words: string, data: PageData) {
  const found = products.filter(product => product.name.toLowerCase().includes(words.toLowerCase()))
  return html`<h2>Search results for “${words}”</h2>
<p class="intro">${found.length === 1 ? '1 product' : `${found.length} products`} found. <a href="/">Back to milk and dairy</a></p>
${productGrid(found, [], data)}`
}
