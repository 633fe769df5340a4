import { type Html, html } from '../pages/layout/html'
import { adoption } from './adoption'
import { callsContent } from './calls-page'
import { markupAs } from './form/for-wordpress'
import { catalogueDocument, listLink } from './frame'
import { byGroup, type Catalogue, type CatalogueWidget } from './model'
import { aroundBlock, attributeTable, codeBlock, eventLists } from './reference'
import { releasesContent } from './releases-page'
import { advice } from './render'
import { startContent } from './start-page'

type Page = { name: string; title: string; main: Html }

const links: readonly [name: string, title: string][] = [
  ['calls', 'Calls'],
  ['releases', 'Releases'],
]

/** Returns the catalogue as files that a browser opens from the disk: no server, no script, and each link relative. */
export function offlinePages(catalogue: Catalogue): Map<string, string> {
  const { contract } = catalogue
  const pages: Page[] = [
    { name: '', title: 'Widget catalogue', main: start(catalogue) },
    ...catalogue.widgets.map(widget => ({
      name: widget.name,
      title: widget.title,
      main: about(widget, catalogue),
    })),
    ...(contract ? [{ name: 'calls', title: 'Calls', main: callsContent(contract) }] : []),
    { name: 'releases', title: 'Releases', main: releasesContent() },
  ]
  return new Map(pages.map(page => [fileOf(page.name), onDisk(frame(page, catalogue))]))
}

const fileOf = (name: string) => `${name || 'index'}.html`

/**
 * Returns markup in which addresses of a server have become relative; the bundle is beside the documents in the zip.
 */
const onDisk = (markup: string) =>
  markup
    .replace(
      /(?<= (?:href|src)=")\/catalogue\/?([\w-]*)(#[\w-]*)?(?=")/g,
      (_, name, place = '') => fileOf(name) + place,
    )
    .replace(/(?<= (?:href|src)=")\/assets\//g, 'assets/')
    .replace(/(?<= href=")\/doorstep\//g, '../../doorstep/')

function start(catalogue: Catalogue): Html {
  return html`${startContent(catalogue)}
<section aria-labelledby="more"><h2 id="more">More</h2>
<ul>${links.map(([name, title]) => html`<li><a href="/catalogue/${name}">${title}</a></li>`)}<li><a href="../README.md">README.md</a>, which lists all documents</li></ul>
<p class="cat-about">The demo shop of the sources has these pages, too. There, each widget is live, and a form writes its markup.</p></section>`
}

function about(widget: CatalogueWidget, { contract }: Catalogue): Html {
  return html`<header class="cat-head"><h1>${widget.title}</h1><p>${widget.summary}</p></header>
${advice(widget.name)}
<p><img class="cat-picture" src="/assets/widgets/${widget.name}.webp" alt="${widget.title}, as the demo shop shows it" width="480" height="300"></p>
<section aria-labelledby="markup"><h2 id="markup">Markup</h2>
${widget.examples.map(
  example => html`<h3>${example.name}</h3><p class="cat-about">${example.about}</p>
${codeBlock(example.markup)}
${forWordpress(widget, example.markup)}
${aroundBlock(example)}
`,
)}</section>
${adoption(widget, contract)}
${attributeTable(widget)}
${eventLists(widget)}`
}

/** Renders the markup as WordPress has it; a text field is copied without the page's own formatting. */
const forWordpress = ({ name, options }: CatalogueWidget, markup: string): Html =>
  html`<details class="around"><summary>For WordPress</summary>
${(['block', 'shortcode'] as const).map(
  form =>
    html`<label>As a ${form}<textarea class="cat-copy" readonly rows="5">${markupAs(form, name, markup, options)}</textarea></label>
`,
)}</details>`

function frame({ name: current, title, main }: Page, catalogue: Catalogue): string {
  const link = (name: string, text: string) => listLink(current, name, text)
  return catalogueDocument({
    title,
    head: html`<style>[data-copy] { display: none; } .cat-copy { display: block; width: 100%; margin: 4px 0 12px; font: .875rem/1.5 ui-monospace, monospace; } .cat-picture { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 14px; }</style>`,
    side: html`<nav class="list" aria-label="All widgets">
<ul>${link('', 'Start here')}</ul>
${byGroup(catalogue).map(
  ([group, widgets]) =>
    html`<h2>${group}</h2><ul>${widgets.map(({ name, title: text }) => link(name, text))}</ul>
`,
)}<h2>Server</h2><ul>${links.map(([name, text]) => link(name, text))}</ul>
</nav>`,
    main,
  })
}
