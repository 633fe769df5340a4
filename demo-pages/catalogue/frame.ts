import { controlPanel } from '../pages/layout/control-panel'
import { attributes, type Html, html } from '../pages/layout/html'
import { icon } from '../pages/layout/icons'
import { pageGlobals } from '../pages/layout/layout'
import type { PageData } from '../shop/page-data'
import { byGroup, type Catalogue } from './model'

type Page = { title: string; current: string; main: Html; script: 'catalogue' | 'ui-kit' }

/** Renders a whole catalogue document around one page's content, with the list of widgets beside it. */
export function catalogueFrame(
  { title, current, main, script }: Page,
  catalogue: Catalogue,
  data: PageData,
): string {
  return catalogueDocument({
    title,
    head: html`${pageGlobals(data)}
${script === 'ui-kit' && html`<link rel="stylesheet" href="/doorstep/catalogue/ui-kit.css">`}
<script type="module" src="/doorstep/catalogue/catalogue.js"></script>
${script === 'ui-kit' && html`<script type="module" src="/doorstep/catalogue/ui-kit.js"></script>`}`,
    side: html`${picker(current, catalogue)}
${widgetList(current, catalogue)}`,
    main,
    foot: controlPanel(data.demo, data),
  })
}

type Parts = { title: string; head: Html; side: Html; main: Html; foot?: Html }

/** Returns the document around a page of the catalogue, both for the demo shop and for the release. */
export function catalogueDocument({ title, head, side, main, foot }: Parts): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Doorstep widgets</title>
<link rel="icon" href="/assets/logo-mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
<link rel="stylesheet" href="/assets/catalogue.css">
${head}
</head>
<body>
<a class="skip" href="#main">Skip to the widget</a>
<div class="cat">
<header class="cat-side">
<a class="brand" href="/catalogue"><img src="/assets/logo-mark.svg" alt="" width="42" height="42"><span>Widget catalogue</span></a>
${side}
</header>
<main class="cat-main" id="main" tabindex="-1">
${main}
</main>
</div>
${foot}
</body>
</html>
`.markup
}

/** Returns a link of the list beside a page. */
export const listLink = (current: string, name: string, title: string): Html =>
  html`<li><a href="/catalogue${name && `/${name}`}"${attributes({ 'aria-current': name === current && 'page' })}>${title}</a></li>
`

type Listed = { name: string; title: string }

const start: Listed = { name: '', title: 'Start here' }

/** The pages beside those of the widgets. */
const more: readonly (readonly [group: string, pages: readonly Listed[]])[] = [
  [
    'Parts',
    [
      { name: 'ui-kit', title: 'UI kit' },
      { name: 'calls', title: 'Calls' },
    ],
  ],
  ['Hosting', [{ name: 'releases', title: 'Releases' }]],
  ['Languages', [{ name: 'welsh', title: 'A page in Welsh' }]],
]

function picker(current: string, catalogue: Catalogue): Html {
  const option = ({ name, title }: Listed) =>
    html`<option value="${name}"${attributes({ selected: name === current })}>${title}</option>`
  return html`<form class="cat-pick" action="/catalogue" method="get">
<label for="pick">Page</label>
<div class="inline"><select id="pick" name="widget">
${option(start)}
${[...byGroup(catalogue), ...more].map(
  ([group, pages]) => html`<optgroup label="${group}">${pages.map(option)}</optgroup>
`,
)}
</select><button type="submit">Show</button></div>
</form>`
}

function widgetList(current: string, catalogue: Catalogue): Html {
  const link = ({ name, title }: Listed) => listLink(current, name, title)
  return html`<nav class="list" aria-label="All widgets">
<div class="find"><label for="find">Find a widget</label>${icon('search')}<input type="search" id="find" placeholder="Find a widget" autocomplete="off" data-find></div>
<ul>${link(start)}</ul>
${[...byGroup(catalogue), ...more].map(
  ([group, pages]) => html`<div data-group><h2>${group}</h2><ul>${pages.map(link)}</ul></div>
`,
)}
<p role="status" class="cat-about" data-found></p>
</nav>`
}
