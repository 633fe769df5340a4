import type { Example } from '../../shared/platform/runtime/example'
import { loadStrategies } from '../../shared/platform/runtime/widget-list'
import { type Html, html } from '../pages/layout/html'
import { icon } from '../pages/layout/icons'
import { aroundIt } from './around-it'
import type { CatalogueWidget } from './model'
import { tokenise } from './tokenise'

type Option = CatalogueWidget['options'][number]

/** Renders markup to copy, with coloured syntax. */
export function codeBlock(markup: string): Html {
  return html`<div class="code"><div class="code__head"><span>Paste into the page</span><button type="button" data-copy>${icon('copy')}<span data-copy-label>Copy</span></button><span class="sr" role="status" data-copy-said></span></div>
<pre tabindex="0" aria-label="Markup"><code data-markup>${tokenise(markup).map(
    ({ kind, text }) => html`<span class="t-${kind}">${text}</span>`,
  )}</code></pre></div>`
}

/** Renders the part of the page around an example; hidden if there is none. */
export function aroundBlock(example: Pick<Example, 'html'>): Html {
  const around = aroundIt(example)
  return html`<details class="around" data-around${!around && ' hidden'}><summary>Your page around it, as here</summary>
<div class="code"><pre tabindex="0" aria-label="Your page around it"><code>${around}</code></pre></div></details>`
}

/** Renders every option of a widget: where it is written, what it does, and its values. */
export function attributeTable({ options, prints }: CatalogueWidget): Html {
  return html`<section aria-labelledby="attributes"><h2 id="attributes">Attributes</h2>
<div class="attrs" tabindex="0" role="region" aria-label="Table of attributes"><table>
<thead><tr><th scope="col">Name</th><th scope="col">What it does</th><th scope="col">Allowed</th><th scope="col">Default</th></tr></thead>
<tbody>
<tr><td><code>data-load</code></td><td>When to fetch the widget. Without this attribute, the widget has its own default.</td><td>${loadStrategies.filter(moment => prints || moment !== 'printed').join(', ')}</td><td></td></tr>
<tr><td><code>data-json</code></td><td>The data of the JSON child, for editors whose tool removes scripts. A <code>&lt;template data-json&gt;</code> child may hold the data, too.</td><td>one JSON object</td><td></td></tr>
${prints && printedRow(prints)}
${options.map(optionRow)}
</tbody></table></div></section>`
}

/** Renders what a page may print as the first state, and with which options it may not. */
function printedRow(prints: NonNullable<CatalogueWidget['prints']>): Html {
  const { facts, unless } = prints
  const names = Object.keys(facts)
  return html`<tr><td><code>data-printed</code></td><td>With <code>data-load="printed"</code>, the content of the placeholder is the widget’s first state. Nothing is fetched until somebody uses it, or until one of its facts is no longer true.${
    names.length > 0 &&
    html` Its facts:<br>${Object.entries(facts).map(([name, about]) => html`<code>${name}</code> ${about}<br>`)}`
  }${unless.length > 0 && html` Do not use it with ${unless.join(', ')}, which only the widget can show.`}${savedByPrinting(prints)}</td><td>${
    names.length > 0 ? names.map(name => `${name}=…`).join('; ') : 'not needed'
  }</td><td></td></tr>
`
}

const kilo = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** Renders how many bytes a printed first state saves, and the call of a helper that prints it. */
function savedByPrinting({ helper, call, saves }: NonNullable<CatalogueWidget['prints']>): Html {
  return html`<br>One call of a helper prints it: <code>${helper}</code>.${
    call && html` It needs the answer of <code>${call}</code>; the widget then does not make this call.`
  }${
    saves &&
    ` On a page with no other active widget, this saves ${kilo(saves.bytes)} in ${saves.files} files until somebody uses the widget; ${kilo(saves.stillBytes)} in ${saves.stillFiles} files are still fetched.`
  }`
}

const aboutSlots =
  'The content of the template becomes part of the page unchanged. Never put a visitor’s text into it.'
const isSlot = ({ from }: Option) => from === 'slot'

function optionRow(option: Option): Html {
  return html`<tr><td><code>${option.attribute}</code>${place(option)}</td><td>${option.about}${isSlot(option) && ` ${aboutSlots}`}</td><td>${option.values?.join(', ') ?? option.expected}</td><td>${option.required ? html`<b>required</b>` : option.default}</td></tr>
`
}

function place({ from, name }: Option): Html | false {
  if (from === 'json') return html` <span class="attrs__place">in the JSON child</span>`
  return from === 'slot' && html` <span class="attrs__place">as &lt;template data-slot="${name}"&gt;</span>`
}

/** Renders the events that a widget emits, and those that it listens to. */
export function eventLists({ emits, hears }: CatalogueWidget): Html | false {
  if (emits.length + hears.length === 0) return false
  return html`<div class="cat-two">${eventList('Emits', emits)}${eventList('Hears', hears)}</div>`
}

function eventList(title: string, events: CatalogueWidget['emits']): Html {
  const id = title.toLowerCase()
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${
  events.length > 0
    ? html`<dl class="events">${events.map(
        ({ name, about }) => html`<div><dt><code>${name}</code></dt><dd>${about}</dd></div>
`,
      )}</dl>`
    : html`<p class="cat-about">No events of its own.</p>`
}</section>`
}
