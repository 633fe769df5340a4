import type { DemoPanel, PageData } from '../../shop/page-data'
import type { DemoHint } from '../../shop/server/demo-hint'
import { attributes, type Html, html } from './html'

const calls = [
  ['*', 'Every call'],
  ['POST /register/postcode/verify', 'Postcode check'],
  ['PUT /register/postcode/*', 'Leaving details'],
  ['POST /register/code/verify', 'Promotional code'],
  ['POST /account/addresses/postcode/verify', 'Postcode check when moving'],
  ['GET /api/basket', 'Reading a week'],
  ['GET /api/product/*', 'Reading an order'],
  ['POST /api/product/*', 'Ordering'],
  ['/csrf-token', 'Fetching a new token'],
] as const
const times = [
  ['1', 'Once'],
  ['3', 'Three times'],
  ['always', 'Always'],
] as const

/** Renders the strip below the page that controls the demo: the visitor, and the faults. */
export function controlPanel(demo: DemoPanel, { globals }: Pick<PageData, 'globals'>): Html {
  const visitor = globals.isGuest ? 'guest' : 'customer'
  return html`<aside class="demo" aria-label="Demo controls" data-demo>
<details><summary>Demo controls <span class="demo__now">${visitor}, ${demo.postcode ?? 'no postcode'}, <span data-demo-count>${countOf(demo)}</span></span></summary>
<p class="demo__said" role="status" data-demo-said></p>
<div class="demo__parts">
<div>
${visitorForm(visitor, demo)}
${hints('Codes to try', 'Code', demo.codes)}
</div>
${faultForm(demo)}
${hints('Postcodes to try', 'Postcode', demo.postcodes)}
</div>
</details>
<script src="/assets/control-panel.js" defer></script>
</aside>`
}

function countOf({ faults }: DemoPanel): string {
  return faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`
}

function visitorForm(visitor: string, { postcode, printsNothing }: DemoPanel): Html {
  const choice = (value: string, label: string) =>
    html`<label class="check"><input type="radio" name="as" value="${value}"${attributes({ checked: value === visitor })}> ${label}</label>`
  return html`<form data-demo-visitor>
<fieldset><legend>Visitor</legend>
${choice('guest', 'Guest')}
${choice('customer', 'Customer')}
<label class="check"><input type="checkbox" name="hasPostcode"${attributes({ checked: postcode !== null })}> Postcode confirmed</label>
<label class="check"><input type="checkbox" name="printsNothing"${attributes({ checked: printsNothing })}> Pages print nothing but the token</label>
</fieldset>
<div class="demo__buttons"><button type="submit">Apply and reload</button><button type="button" data-demo-reset>Reset everything</button></div>
<p class="demo__links"><a href="/">Demo shop</a> <a href="/catalogue">Widget catalogue</a> <a href="/demo">What failed</a></p>
</form>`
}

function faultForm({ faultKinds, faults }: DemoPanel): Html {
  const kinds = faultKinds.map(({ kind, label }) => [kind, label] as const)
  return html`<form data-demo-faults>
<fieldset><legend>What goes wrong</legend>
${choices('kind', 'Fault', kinds)}
${choices('match', 'Where', calls)}
${choices('times', 'How often', times)}
</fieldset>
<div class="demo__buttons"><button type="submit">Set fault</button><button type="button" data-demo-clear>Clear faults</button><button type="button" data-demo-token>Expire the token</button></div>
<ul data-demo-planned>${faults.map(
    fault =>
      html`<li>${wordOf(kinds, fault.kind)}; ${wordOf(calls, fault.match)}; ${wordOf(times, String(fault.times))}</li>`,
  )}</ul>
</form>`
}

type Choices = readonly (readonly [value: string, label: string])[]

function choices(name: string, label: string, options: Choices): Html {
  return html`<label>${label} <select name="${name}">${options.map(
    ([value, text]) => html`<option value="${value}">${text}</option>`,
  )}</select></label>`
}

function wordOf(options: Choices, value: string): string {
  return options.find(([each]) => each === value)?.[1] ?? value
}

function hints(title: string, heading: string, rows: readonly DemoHint[]): Html {
  return html`<div class="demo__table"><table>
<caption>${title}</caption>
<thead><tr><th scope="col">${heading}</th><th scope="col">What happens</th></tr></thead>
<tbody>
${rows.map(
  ({ value, outcome }) => html`<tr><td><code>${value}</code></td><td>${outcome}</td></tr>
`,
)}
</tbody>
</table></div>`
}
