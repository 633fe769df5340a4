import { html } from '../pages/layout/html'
import { pageGlobals } from '../pages/layout/layout'
import { bundleHead, placeholder } from '../pages/placeholders'
import type { PageData } from '../shop/page-data'
import { welshLabels } from './welsh-labels'

const postcodePanel = placeholder(
  'postcode-panel',
  { title: 'Gwiriwch eich cod post' },
  html`<h2>Gwiriwch eich cod post</h2>
<form action="/register" method="get">
<label>Rhowch eich cod post <input name="postcode" autocomplete="postal-code"></label>
<button>Gwirio</button>
</form>`,
  { labels: welshLabels['postcode-panel'] },
)

const weeklyCost = placeholder(
  'weekly-cost',
  {},
  html`<p><a href="/account/essentials">Gweld eich wythnos</a></p>`,
  { labels: welshLabels['weekly-cost'] },
)

const basket = placeholder(
  'bol-basket',
  { 'minimum-order-value': '10.00' },
  html`<p><a href="/shop/best-of-local/checkout">I’ch bocs lleol</a></p>`,
  { labels: welshLabels['bol-basket'] },
)

/** Renders a page in Welsh: the language is named once, and its widgets get their messages as labels. */
export function welshPage(data: PageData): string {
  const widgets = html`${weeklyCost}
${postcodePanel}
${basket}`
  return html`<!doctype html>
<html lang="cy">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Llefrith i’r drws</title>
${pageGlobals(data)}
<link rel="icon" href="/assets/logo-mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
${bundleHead(widgets, data)}
</head>
<body>
<main id="main" tabindex="-1">
<div class="wrap"><div class="page">
<h1>Llefrith i’r drws</h1>
<p class="intro">Llefrith mewn gwydr, a phethau da o’r ardal, ar stepen eich drws erbyn wyth.</p>
<div class="stack">
${widgets}
</div>
<p><a href="/catalogue" lang="en-GB" hreflang="en-GB">Widget catalogue</a></p>
</div></div>
</main>
</body>
</html>
`.markup
}
