import { type Html, html, json } from '../pages/layout/html'
import { icon } from '../pages/layout/icons'
import type { PageData } from '../shop/page-data'
import { adoption } from './adoption'
import { callsPage } from './calls-page'
import { catalogueFrame } from './frame'
import { guidance } from './guidance'
import { type Catalogue, type CatalogueWidget, chosenExample, previewAddress } from './model'
import { renderCataloguePreview } from './preview'
import { aroundBlock, attributeTable, codeBlock, eventLists } from './reference'
import { releasesPage } from './releases-page'
import { startPage } from './start-page'
import { welshPage } from './welsh'

/** Renders the editors' page at `/catalogue` and below; returns null if there is no such page. */
export function renderCatalogue(path: string, catalogue: Catalogue, data: PageData): string | null {
  const [, root, name, ...rest] = path.split('/')
  if (root !== 'catalogue' || rest.length > 0) return null
  if (name === 'preview') return renderCataloguePreview(catalogue, data)
  const wanted = name || data.query.widget
  if (wanted === 'ui-kit') return uiKitPage(catalogue, data)
  if (wanted === 'welsh') return welshPage(data)
  if (wanted === 'releases') return releasesPage(catalogue, data)
  if (wanted === 'calls') return catalogue.contract ? callsPage(catalogue.contract, catalogue, data) : null
  if (!wanted) return startPage(catalogue, data)
  const widget = catalogue.widgets.find(each => each.name === wanted)
  return widget ? widgetPage(widget, catalogue, data) : null
}

function widgetPage(widget: CatalogueWidget, catalogue: Catalogue, data: PageData): string {
  const example = chosenExample(widget, data.query.example)
  const main = html`<header class="cat-head"><h1>${widget.title}</h1><p>${widget.summary}</p></header>
${advice(widget.name)}
${widget.examples.length > 0 && scenarios(widget, example?.name)}
<div class="cat-work">
${configure()}
<div class="cat-work__shown">
${preview(widget, example?.name ?? '')}
<section aria-labelledby="markup"><div class="prev__top"><h2 id="markup">Markup</h2>${segment('Format', formats, 'html')}</div>${codeBlock(example?.markup ?? '')}
${aroundBlock(example ?? {})}</section>
<div class="cat-two cat-watch">${accessibility()}
${eventLog()}</div>
</div>
</div>
${adoption(widget, catalogue.contract)}
${attributeTable(widget)}
${eventLists(widget)}
<script type="application/json" data-catalogue>${json({ widget: widget.name, examples: widget.examples, fields: widget.fields, options: widget.options.map(({ name, from }) => ({ name, from })) })}</script>`
  return catalogueFrame(
    { title: widget.title, current: widget.name, main, script: 'catalogue' },
    catalogue,
    data,
  )
}

function uiKitPage(catalogue: Catalogue, data: PageData): string {
  const main = html`<header class="cat-head"><h1>UI kit</h1><p>The patterns that every widget follows, each with its rule, and the parts that make them up.</p></header>
<div data-ui-kit><p>The parts are drawn by script.</p></div>`
  return catalogueFrame({ title: 'UI kit', current: 'ui-kit', main, script: 'ui-kit' }, catalogue, data)
}

function scenarios(widget: CatalogueWidget, chosen: string | undefined): Html {
  return html`<div class="cat-bar"><fieldset><legend>Scenario</legend>
<div class="seg" data-scenarios>
${widget.examples.map(
  ({
    name,
  }) => html`<button type="button" value="${name}" aria-pressed="${String(name === chosen)}">${name}</button>
`,
)}
</div>
<p class="cat-about" data-about>${chosenExample(widget, chosen)?.about}</p>
</fieldset>
<p class="cat-links"><a href="/catalogue/${widget.name}?${stateOf(chosen)}" data-state>Link to this scenario</a> <a href="${previewAddress(widget.name, chosen ?? '', 'doorstep')}" data-alone>Open it alone</a></p>
</div>`
}

const stateOf = (example = '') => new URLSearchParams({ example }).toString()

/** Renders when to use a widget and when not; false for a widget without guidance. */
export function advice(name: string): Html | false {
  const known = guidance[name]
  if (!known) return false
  return html`<dl class="cat-advice"><div><dt>${icon('tick')} When to use it</dt><dd>${known.use}</dd></div>
<div><dt>${icon('warning')} When not to</dt><dd>${known.not}</dd></div></dl>`
}

function accessibility(): Html {
  return html`<section aria-labelledby="a11y"><h2 id="a11y">Accessibility</h2>
<div class="log"><div class="log__head"><span role="status" data-checked></span><button type="button" class="cat-quiet" data-check>Check now</button></div>
<ul aria-label="Findings" data-findings></ul>
<p class="log__empty">A program finds about half of the faults. Try the widget with the keyboard as well.</p>
</div></section>`
}

/** Renders the place of the form, which a script fills. Without script the table of attributes has the same facts. */
function configure(): Html {
  return html`<section class="form" aria-labelledby="configure">
<div class="form__top"><h2 id="configure">Configure</h2><button type="button" class="cat-quiet" data-back hidden>Back to the scenario</button></div>
<p class="cat-about">Fill in what you need. The preview and the markup change with the form. The address of this page keeps your settings.</p>
<div data-form></div>
</section>`
}

function segment(label: string, choices: readonly (readonly [string, string])[], chosen: string): Html {
  return html`<div class="seg" role="group" aria-label="${label}" data-${label.toLowerCase()}>
${choices.map(
  ([
    value,
    text,
  ]) => html`<button type="button" value="${value}" aria-pressed="${String(value === chosen)}">${text}</button>
`,
)}
</div>`
}

const widths = [
  ['240', '240'],
  ['390', '390'],
  ['640', '640'],
  ['full', 'Full'],
] as const
const themes = [
  ['doorstep', 'Doorstep'],
  ['plain', 'Plain host'],
  ['contrast', 'High contrast'],
] as const

const formats = [
  ['html', 'HTML'],
  ['block', 'WordPress block'],
  ['shortcode', 'Shortcode'],
] as const

function preview(widget: CatalogueWidget, example: string): Html {
  return html`<section class="prev" aria-labelledby="preview">
<div class="prev__top"><h2 id="preview">Live preview</h2>
<div class="prev__ctl">${segment('Width', widths, '390')}${segment('Theme', themes, 'doorstep')}<button type="button" class="cat-quiet" data-reset>Reset</button></div>
</div>
<p class="prev__waits" data-waits hidden>The preview shows your last valid settings. Correct the marked fields of the form.</p>
<div class="prev__stage"><div class="prev__frame" data-frame data-width="390">
<iframe title="Live preview of ${widget.title}" src="${previewAddress(widget.name, example, 'doorstep')}" height="320"></iframe>
</div></div>
</section>`
}

function eventLog(): Html {
  return html`<section aria-labelledby="log"><h2 id="log">Events</h2>
<div class="log"><div class="log__head"><span>Newest first</span><button type="button" class="cat-quiet" data-clear-log>Clear</button></div>
<ol aria-label="Events" data-log></ol>
<p class="log__empty" data-log-empty>Nothing has happened yet. Use the widget.</p>
</div></section>`
}
