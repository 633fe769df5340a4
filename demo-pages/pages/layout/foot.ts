import { type Html, html } from './html'

const columns = [
  [
    'Shop',
    [
      ['/shop/milk', 'Milk'],
      ['/shop/store-cupboard', 'Store cupboard'],
      ['/shop/best-of-local/featured', 'Best of Local'],
      ['/recipes', 'Recipes'],
      ['/community', 'From your neighbours'],
    ],
  ],
  [
    'Your account',
    [
      ['/account', 'Your account'],
      ['/account/essentials', 'Your daily essentials'],
      ['/account/payments', 'Make a payment'],
      ['/account/pauses', 'Pause your deliveries'],
      ['/account/addresses', 'Moving house'],
    ],
  ],
  [
    'Help',
    [
      ['/contact#deliveries', 'Deliveries'],
      ['/contact', 'Contact us'],
      ['/depots', 'Our depots'],
      ['/business', 'For businesses'],
      ['/terms', 'Terms'],
      ['/menu', 'All pages'],
    ],
  ],
] as const

/** Renders the foot of every page. */
export function siteFoot(isGuest: boolean): Html {
  return html`<footer class="foot"><div class="wrap">
<div>
<a class="brand" href="/"><img src="/assets/logo-mark.svg" alt="" width="58" height="58"><span>Doorstep Dairy</span></a>
<p>Milk in glass and good things from nearby, brought to the step before breakfast. Rinse your empties and leave them out.</p>
</div>
${columns.map(
  ([title, links]) => html`<div>
<h2>${title}</h2>
<ul>${links.map(([path, name]) => html`<li><a href="${path}">${name}</a></li>`)}${isGuest && title === 'Your account' && html`<li><a href="/login">Log in</a></li>`}</ul>
</div>
`,
)}
</div></footer>`
}
