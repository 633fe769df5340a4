import { type Html, html } from '../pages/layout/html'
import type { CatalogueWidget } from './model'
import type { Contract, Operation } from './outline'

type Call = { method: string; path: string; operation: Operation }

/** Returns the calls that a widget can make, in the order of the contract. */
const callsOf = (widget: string, { paths }: Contract): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-widgets']?.includes(widget))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** Returns the forms in the examples, around the widget or in its fallback: their addresses and their fields. */
function formsOf({ examples }: CatalogueWidget): { address: string; method: string; fields: string[] }[] {
  const found = new Map<string, { address: string; method: string; fields: string[] }>()
  for (const { markup, html: around = '{widget}' } of examples) {
    const shown = around.replace('{widget}', markup)
    for (const [, attributes = '', inner = ''] of shown.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)) {
      const address = /action="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const method = /method="(\w+)"/.exec(attributes)?.[1]?.toUpperCase() ?? 'GET'
      const fields = [...inner.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name)
      const known = found.get(`${method} ${address}`)?.fields ?? []
      if (address && fields.length)
        found.set(`${method} ${address}`, { address, method, fields: [...new Set([...known, ...fields])] })
    }
  }
  return [...found.values()]
}

const listed = (parts: readonly Html[]): Html =>
  html`${parts.map((part, at) => html`${at > 0 && (at === parts.length - 1 ? ' and ' : ', ')}${part}`)}`

const linksTo = (calls: readonly Call[], widget: string): Html =>
  html`<ul>${calls.map(({ method, path, operation }) => {
    const when = operation['x-when']?.[widget]
    return html`<li><a href="/catalogue/calls#${operation.operationId}"><code>${method} ${path}</code></a> ${operation.summary}${when && html` <em>${when}</em>`}</li>
`
  })}</ul>`

/** Renders what a site needs for this widget alone, from the least to all of it. */
export function adoption(widget: CatalogueWidget, contract: Contract | undefined): Html {
  const calls = contract ? callsOf(widget.name, contract) : []
  const isFirst = ({ operation }: Call) => !!operation['x-first-of']?.includes(widget.name)
  const [first, others] = [calls.filter(isFirst), calls.filter(call => !isFirst(call))]
  const pages = Object.entries(contract?.['x-pages'] ?? {}).filter(([, page]) =>
    page['x-widgets'].includes(widget.name),
  )
  return html`<section aria-labelledby="alone"><h2 id="alone">Use this widget alone</h2>
<p>A page needs the loader, and the placeholder with ${needed(widget)}. ${aboutPage(widget, calls, !!contract?.['x-posting']?.includes(widget.name))}</p>
<ol class="cat-steps">
<li><h3>Without any call</h3>${beforeCalls(widget)}</li>
${
  first.length > 0 &&
  html`<li><h3>With ${first.length === 1 ? 'one call' : `${first.length} calls`}</h3>${linksTo(first, widget.name)}</li>
`
}
${
  others.length > 0 &&
  html`<li><h3>In the whole shop</h3><p>Without these calls, the parts that need them say that this is not possible now. The other parts work.</p>${linksTo(others, widget.name)}</li>
`
}
</ol>
${pages.length > 0 && pagesLed(pages)}</section>`
}

function needed({ options }: CatalogueWidget): Html {
  const required = options.filter(option => option.required)
  if (required.length === 0) return html`no attribute, because all are optional`
  return listed(
    required.map(
      ({ attribute, name, from }) =>
        html`<code>${from === 'attribute' ? attribute : name}</code>${from === 'json' && ' in the JSON child'}`,
    ),
  )
}

/** Renders what the head of a page has to state for the widget. */
function aboutPage({ hears }: CatalogueWidget, calls: readonly Call[], isPosting: boolean): Html {
  const sent = [calls.length > 0 && 'its calls', isPosting && 'its form'].filter(each => each !== false)
  const said = [
    sent.length > 0 &&
      html`<code>&lt;meta name="csrf-token"&gt;</code> with the token for ${sent.join(' and ')}${isPosting && html`, in the form’s field <code>_token</code>`}`,
    hears.some(({ name }) => name === 'valid-postcode') &&
      html`<code>&lt;meta name="doorstep-has-postcode"&gt;</code> once a postcode is confirmed`,
    calls.length > 0 &&
      html`<code>&lt;meta name="doorstep-is-guest"&gt;</code> with <code>no</code> for a customer`,
  ].filter(each => each !== false)
  return said.length > 0
    ? html`The head of the page has ${listed(said)}.`
    : html`The head of the page needs no setting for it.`
}

function beforeCalls(widget: CatalogueWidget): Html {
  const forms = formsOf(widget)
  const paragraph = html`<p>The content of the placeholder works without a script, and when a call fails. It can be a link, a telephone number or a form.</p>`
  if (forms.length === 0) return paragraph
  return html`${paragraph}<p>The widget keeps your form, or fills it in:</p><ul>${forms.map(
    ({ method, address, fields }) =>
      html`<li><code>${method}</code> to an address of yours, such as <code>${address}</code>, with ${listed(fields.map(name => html`<code>${name}</code>`))}</li>
`,
  )}</ul>`
}

const pagesLed = (pages: readonly [string, { address: string; description: string }][]): Html =>
  html`<h3>Pages it leads to</h3><p>If your addresses are different, <a href="/catalogue/calls#addresses">state them</a>.</p>
<ul>${pages.map(
    ([name, { address, description }]) =>
      html`<li><code>${name}</code>, usually <code>${address}</code>: ${description}</li>
`,
  )}</ul>`
