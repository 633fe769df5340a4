import { type Html, html } from '../pages/layout/html'
import type { PageData } from '../shop/page-data'
import { catalogueFrame } from './frame'
import type { Catalogue } from './model'
import { type Contract, type Operation, outline, type Response, readable, type Schema } from './outline'

type Call = { method: string; path: string; operation: Operation }

const callsOf = ({ paths }: Contract): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

const answerOf = ({ operationId }: Operation, { components }: Contract): Schema => {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Answer`
  return components.schemas[operationId === 'readToken' ? 'Token' : name] ?? {}
}

const answerExample =
  '<script type="application/json" data-doorstep-answer="GET /api/bol-basket" data-at="2026-11-25T12:00:00Z">{ … }</script>'

const answerHelper = "<?= doorstep_answer('GET /api/bol-basket', $basket) ?>"

const stateHelper =
  "<?= doorstep_widget('bol-basket', ['printed' => ['postcode' => $postcode]], $markup, [], $basket) ?>"

/** Renders all calls: what is sent, which answers are accepted, and which widgets make the call. */
export function callsContent(contract: Contract): Html {
  const calls = callsOf(contract)
  return html`<header class="cat-head"><h1>Calls</h1>
<p>What the widgets send to the shop, and every answer that they accept.</p></header>
<p class="cat-about">Tools can read the same in <a href="/doorstep/openapi.json"><code>openapi.json</code></a> (OpenAPI 3.1). Widgets ignore all other fields. Calls and answers are JSON, with <code>Content-Type: application/json</code>. A list may be an object with numbers as keys, as PHP writes it. A whole answer may be inside <code>data</code>.</p>
<section aria-labelledby="printed"><h2 id="printed">An answer in the page</h2>
<p>A page may print the answer to a read, outside all placeholders: <code>${answerExample}</code>. The attribute holds the whole address with its query. <code>data-at</code> is the time at which the server made the answer. Write <code>&lt;</code> in it as <code>\\u003C</code>. The helpers beside the bundle print it: <code>${answerHelper}</code>, or together with its widget: <code>${stateHelper}</code>.</p>
<p>A printed answer is used once. If it does not fit, the console says so, and the widget makes the call. It replaces the call for ten seconds, on these conditions: the page comes directly from the shop, it has been in sight since then, and nothing has changed. Otherwise, <a href="/catalogue/bol-basket">bol-basket</a> and <a href="/catalogue/order-again">order-again</a> show the printed answer until the shop answers. The other widgets ignore it.</p>
<p>Such a page is for one person only. Send it with <code>Cache-Control: private, no-cache</code>.</p></section>
${values(contract)}
${addresses(contract)}
<section aria-labelledby="once"><h2 id="once">Repeated changes</h2>
<p>An answer can be lost after the shop has saved a change. The browser may then repeat the request, or the person presses again. So each change has a key: <code>Idempotency-Key</code> in a call, <code>_idempotency_key</code> in a form. For each customer, keep the key for a day, with the request and your answer. If the same request comes again, repeat that answer and change nothing. If the key comes with another request, answer 422. You need not keep requests that you refused.</p>
<p>The key stays the same when the browser repeats a request. It also stays the same when a person tries again within two minutes of a lost answer, or goes back to a form without an answer. Without JavaScript there is no key. A form may print one; with JavaScript, the widget replaces it.</p></section>
<section aria-labelledby="all"><h2 id="all">All calls</h2>
<ul class="cat-calls">${calls.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a></li>
`,
  )}</ul></section>
${calls.map(call => callSection(call, contract))}`
}

/** Renders the page of all calls. */
export function callsPage(contract: Contract, catalogue: Catalogue, data: PageData): string {
  const main = callsContent(contract)
  return catalogueFrame({ title: 'Calls', current: 'calls', main, script: 'catalogue' }, catalogue, data)
}

const kinds = ['Text', 'Flag', 'Count', 'Identifier', 'Pounds', 'Date']
const refusing = ['Refusal', 'RefusedAnswer']

/** Renders how each kind of value is written, and how a shop refuses. */
function values({ components }: Contract): Html {
  const row = (name: string) =>
    html`<tr><td>${refusing.includes(name) ? html`<code>${name}</code>` : readable(name)}</td><td>${String(components.schemas[name]?.description ?? '')}</td></tr>
`
  return html`<section aria-labelledby="values"><h2 id="values">How values are written</h2>
<p>These are the kinds of values in the tables below. <em>Nothing</em> means <code>null</code>, an empty text, the date <code>0000-00-00</code>, or a missing field. A widget refuses an answer without a <em>needed</em> field. <em>In some forms</em> means that only some forms of the answer need the field.</p>
${table('Kinds of values', ['Kind', 'How it is written'], kinds.map(row))}
${table('How a shop refuses', ['With', 'What it says'], refusing.map(row))}</section>`
}

const siteExample = `<script type="application/json" data-doorstep-site>
  {
    "root": "/winkel",
    "api": "/winkel/api/v1",
    "pages": { "login": "/winkel/anmelden", "checkoutComplete": "/winkel/kasse/fertig/{id}" },
    "calls": { "checkPostcode": "/winkel/plz" }
  }
</script>`

const siteHelper = "<?= doorstep_site(['root' => '/winkel', 'pages' => ['login' => '/winkel/anmelden']]) ?>"

function addresses({ 'x-pages': pages = {} }: Contract): Html {
  const rows = Object.entries(pages).map(
    ([name, { address, description, 'x-widgets': widgets }]) =>
      html`<tr><td><code>${name}</code></td><td><code>${address}</code></td><td>${description}</td><td>${widgets.map(
        (widget, index) => html`${index ? ', ' : ''}<a href="/catalogue/${widget}">${widget}</a>`,
      )}</td></tr>
`,
  )
  return html`<section aria-labelledby="addresses"><h2 id="addresses">Other addresses</h2>
<p>If your calls or pages have other addresses, put this block anywhere into each page:</p>
<pre class="cat-json" tabindex="0">${siteExample}</pre>
<p>Each member is optional. <code>root</code> is put before every usual address of a call or a page. <code>api</code> is the address of the calls below <code>/api</code>. <code>pages</code> holds the addresses of single pages, and <code>calls</code> those of single calls. Use the names of the tables below, and keep the names in braces. A page may be on another site if a widget only links to it. The widgets tell the login page in <code>return</code> where to lead back to; <code>returnParameter</code> gives this parameter another name. The login page must follow only paths of its own site. The helpers beside the bundle print the block: <code>${siteHelper}</code>. <code>?doorstep-debug</code> names the members that cannot be used.</p>
<p id="allowed">A visitor can write a placeholder, for example in a comment, but no script, because sanitisers remove scripts. So only this block may set two things. <code>scripts</code> lists the scripts of other sites, each with its whole address; no other script runs. <code>actions</code> lists the addresses to which forms may be posted. Without this list, a form may be posted to any address of this site except the calls below. <code>data-doorstep-off</code> on an element switches off all placeholders inside it. Put it where visitors write.</p>
${table('Pages that widgets lead to', ['Name', 'Usual address', 'What it is', 'Widgets'], rows)}</section>`
}

function callSection({ method, path, operation }: Call, contract: Contract): Html {
  const { operationId: id, summary, description } = operation
  const widgets = operation['x-widgets'] ?? []
  return html`<section class="cat-call" aria-labelledby="${id}"><h2 id="${id}"><code>${method} ${path}</code></h2>
<p>${summary}</p>
<p class="cat-about">Its name is <code>${id}</code>.</p>
${description && html`<p class="cat-about">${description}</p>`}
${
  widgets.length > 0 &&
  html`<p class="cat-about">Made by ${widgets.map(
    (name, index) => html`${index ? ', ' : ''}<a href="/catalogue/${name}#alone">${name}</a>`,
  )}.</p>`
}
${sentTable(operation)}
${sentExamples(operation)}
${answerTable(operation, contract)}
${statusTable(operation, contract)}
${examples('Answers by example', operation.responses['200'])}
${examples('Refusals by example', responseOf(operation.responses['422'], contract))}
</section>
`
}

function table(caption: string, heads: readonly string[], rows: readonly Html[]): Html | false {
  if (rows.length === 0) return false
  return html`<div class="attrs" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}

const places: Readonly<Record<string, string>> = { path: 'path', query: 'query', header: 'header' }

function sentTable({ parameters = [], requestBody }: Operation): Html | false {
  const body = requestBody?.content['application/json']?.schema
  const { properties = {}, required = [] } = (body ?? {}) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  const row = (name: string, place: string, what: string, isRequired: boolean) =>
    html`<tr><td><code>${name}</code></td><td>${place}</td><td>${what}</td><td>${isRequired ? 'always' : ''}</td></tr>
`
  return table(
    'Sent',
    ['Name', 'Where', 'What', 'Sent'],
    [
      ...parameters.map(each =>
        row(each.name, places[each.in] ?? '', each.description ?? '', !!each.required),
      ),
      ...Object.entries(properties).map(([name, { type, description }]) =>
        row(name, 'body', `${description} (${[type].flat().join(' or ')})`, required.includes(name)),
      ),
    ],
  )
}

/** Renders what a call sends, in each of its forms. */
function sentExamples({ requestBody }: Operation): Html | false {
  const found = Object.values(requestBody?.content['application/json']?.examples ?? {})
  if (found.length === 0) return false
  return html`<details><summary>Examples of requests</summary>${found.map(
    ({ value }) =>
      html`<pre class="cat-json" tabindex="0">${JSON.stringify(value, null, 2)}</pre>
`,
  )}</details>`
}

function answerTable(operation: Operation, contract: Contract): Html | false {
  const fields = outline(answerOf(operation, contract), contract.components.schemas)
  return table(
    'Read from the answer',
    ['Field', 'What it means', 'What it may be', 'Needed'],
    fields.map(
      ({ at, about, kinds, needed }) =>
        html`<tr><td><code>${at}</code></td><td>${about}</td><td>${kinds.join('; ')}</td><td>${needed === 'no' ? '' : needed}</td></tr>
`,
    ),
  )
}

const responseOf = (response: Response | undefined, { components }: Contract): Response | undefined =>
  response?.$ref ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response

/** Renders the statuses with which a shop may answer, and how the widgets treat each. */
function statusTable({ responses }: Operation, contract: Contract): Html | false {
  return table(
    'Statuses',
    ['Status', 'What it means'],
    Object.entries(responses).map(
      ([status, response]) =>
        html`<tr><td><code>${status}</code></td><td>${responseOf(response, contract)?.description ?? ''}</td></tr>
`,
    ),
  )
}

function examples(summary: string, response: Response | undefined): Html | false {
  const content = response?.content
  const found = Object.entries((content?.['application/json'] ?? content?.['text/html'])?.examples ?? {})
  if (found.length === 0) return false
  return html`<details><summary>${summary}</summary>${found.map(
    ([name, { value }]) =>
      html`<h3>${name.replace(/-/g, ' ')}</h3><pre class="cat-json" tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
`,
  )}</details>`
}
