import type { PageData } from '../../shop/page-data'
import { findProduct } from '../../shop/products/catalogue'
import { pageOf } from '../../shop/products/facts'
import { type Recipe, recipeOf, recipes } from '../../shop/products/recipes'
import { csrfField, first } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { layout } from '../layout/layout'
import { inactive, placeholder, seasonalPopup } from '../placeholders'
import { slider } from './slides'
import { tileClass } from './tile'

/** Renders the list of recipes. */
export function recipesPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Recipes</h1>
<p class="intro">Made with what we bring to your step.</p>
${placeholder('equal-height', { load: 'ready' }, html``)}
<ul class="thirds" data-equal-height>
${recipes.map(
  ({ slug, name, intro, picture, serves }) =>
    html`<li class="panel story"><img class="${tileClass({ image: `${picture}.svg` })}" src="/assets/products/${picture}.svg" alt="" width="320" height="220" loading="lazy"><h2><a href="/recipes/${slug}">${name}</a></h2><p>${intro}</p><p class="small">${serves}</p></li>
`,
)}
</ul>
</div>`
  return layout({ title: 'Recipes', main, after: seasonalPopup(data) }, data)
}

/** Renders one recipe; null if there is no recipe with that name. */
export function recipePage(data: PageData, slug: string): string | null {
  const recipe = recipeOf(slug)
  if (!recipe) return null
  const main = html`<nav class="crumb" aria-label="You are here"><ol><li><a href="/recipes">Recipes</a></li><li>${recipe.name}</li></ol></nav>
<div class="page">
<h1>${recipe.name}</h1>
<p class="intro">${recipe.intro}</p>
<div class="columns">
<div class="panel" data-ground="surface">
${recipeTabs}
${sections(recipe)}
${filmsOf(recipe)}
</div>
<aside aria-label="More about this recipe">
${recipeEmail(recipe, data)}
${placeholder('info-panel', { title: 'Allergens', text: recipe.allergens }, html`<section class="panel fallback told">${icon('info')}<div><h2>Allergens</h2><p>${recipe.allergens} <a href="/contact">Ask us</a></p></div></section>`)}
${whatToOrder(recipe)}
${sentTo(recipe, data)}
</aside>
</div>
</div>`
  return layout({ title: recipe.name, main, isLong: true }, data)
}

const parts = [
  ['ingredients', 'Ingredients'],
  ['method', 'Method'],
  ['keeping', 'Keeping'],
] as const

/** The links to the parts of a recipe; without script the parts are below each other. */
const recipeTabs = placeholder(
  'tabs',
  {},
  html`<nav aria-label="In this recipe"><ul class="plain in-page">${parts.map(
    ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>`,
  { tabs: parts.map(([panel, label]) => ({ panel, label })) },
)

const sections = ({
  serves,
  ingredients,
  method,
  keeping,
}: Recipe): Html => html`<section class="prose" id="ingredients">
<h2>Ingredients</h2>
<p>${serves}.</p>
<ul>${ingredients.map(each => html`<li>${each}</li>`)}</ul>
</section>
<section class="prose" id="method">
<h2>Method</h2>
<ol>${method.map(each => html`<li>${each}</li>`)}</ol>
</section>
<section class="prose" id="keeping">
<h2>Keeping</h2>
<p>${keeping}</p>
</section>`

/** Returns short films of the steps that are easier to see than to read; each has captions. */
const filmsOf = ({ films }: Recipe): Html | false =>
  films.length > 0 &&
  html`<section aria-labelledby="films">
<h2 id="films">See how it is done</h2>
${slider(
  { id: 'steps', kind: 'video', title: 'Films of the steps' },
  films.map(
    ({
      name,
      title,
    }) => html`<div class="slide"><div class="film"><video controls preload="none" width="480" height="270" poster="/assets/films/${name}.webp" aria-label="${title}">
<source src="/assets/films/${name}.webm" type="video/webm"><track kind="captions" src="/assets/films/${name}.vtt" srclang="en-GB" label="English" default>
<a href="/assets/films/${name}.webm">${title}</a></video></div>
<div><h3>${title}</h3></div></div>`,
  ),
)}
</section>`

/** Returns the form that sends a recipe; without script it is posted, and the page shows the result. */
function recipeEmail(recipe: Recipe, { customer, errors, old, globals }: PageData): Html {
  const error = first(errors.email) ?? first(errors.recipe)
  const given = old.email ?? customer?.email
  const state = {
    'aria-invalid': error && 'true',
    'aria-describedby': error ? 'email-hint email-error' : 'email-hint',
  }
  return placeholder(
    'recipe-email',
    { recipe: recipe.id, email: given, ...(error ? { load: 'ready' } : inactive()) },
    html`<form class="panel fallback mail" action="/email-recipe" method="post" aria-label="Email me this recipe">
${csrfField(globals.csrfToken)}
<input type="hidden" name="recipe" value="${recipe.id}">
<h2>Email me this recipe</h2>
<div class="field promo">
<label for="email">Email</label>
<p class="hint" id="email-hint">We will send the recipe to this address.</p>
<div class="mail__line"><input type="email" id="email" name="email" value="${given}" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" required${attributes(state)}>
<button type="submit">Send</button></div>
${error && html`<p class="error" id="email-error">${icon('error')}<span>${error}</span></p>`}
</div>
</form>`,
    error ? { errors: { email: [error] } } : undefined,
  )
}

const whatToOrder = ({ products }: Recipe): Html => html`<section class="panel" aria-labelledby="order">
<h2 id="order">From the float</h2>
<ul class="plain">${products.flatMap(id => findProduct(id) ?? []).map(product => html`<li><a href="${pageOf(product)}">${product.name}</a>, ${product.size}</li>`)}</ul>
</section>`

/** Returns what the demo shop has sent, so that nobody needs an inbox to see it. */
function sentTo({ id }: Recipe, { sent }: PageData): Html | false {
  const found = sent.recipes.filter(({ recipe }) => recipe === id)
  return (
    found.length > 0 &&
    html`<section class="panel" aria-labelledby="sent">
<h2 id="sent">What the demo shop has sent</h2>
<ul class="plain">${found.map(({ email }) => html`<li>${email}</li>`)}</ul>
</section>`
  )
}
