import type { PageData } from '../../shop/page-data'
import { csrfField, field, first, problems } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { layout } from '../layout/layout'
import { inactive, placeholder } from '../placeholders'

const columns = ['pname', 'usize', 'uquantity'] as const
type Product = Record<(typeof columns)[number], string>

const titles = { pname: 'Product', usize: 'Size', uquantity: 'Quantity' }

const noProduct: Product = { pname: '', usize: '', uquantity: '' }

/** The number of rows for a visitor without script, who cannot add any. */
const rowsWithoutScript = 5

/** Renders the page on which a business states its weekly needs. */
export function businessPage(data: PageData): string {
  const main = html`<div class="page">
<h1>For cafés, schools and offices</h1>
<p class="intro">Tell us what you use in a week. We will write to you with prices and the days we come past.</p>
<div class="columns">
<form class="panel form" data-ground="surface" action="/business" method="post" novalidate>
${problems(data)}
${csrfField(data.globals.csrfToken)}
<div class="pair">
${field({ name: 'company', label: 'Business name', autocomplete: 'organization' }, data)}
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value: data.customer?.email ?? null }, data)}
</div>
${requirements(data)}
<div class="actions"><button type="submit">Ask for prices</button></div>
</form>
<aside aria-label="Help for businesses">
<section class="panel"><h2>Rather talk to somebody?</h2>
<p>${data.depot.title} is on <a href="tel:${data.depot.phone.replace(/\s/g, '')}">${data.depot.phone}</a>.</p></section>
${asked(data)}
</aside>
</div>
</div>`
  return layout({ title: 'For businesses', main }, data)
}

/** Returns the rows of a refused form, down to the last row with text. */
function rowsIn(old: PageData['old']): Product[] {
  const count = Object.keys(old).filter(name => /^pname\.\d+$/.test(name)).length
  const rows = Array.from({ length: count }, (_, at) => ({
    pname: old[`pname.${at}`] ?? '',
    usize: old[`usize.${at}`] ?? '',
    uquantity: old[`uquantity.${at}`] ?? '',
  }))
  return rows.slice(0, rows.findLastIndex(row => columns.some(column => row[column])) + 1)
}

function requirements({ old, errors }: PageData): Html {
  const given = rowsIn(old)
  const rows = given.length ? given : [noProduct]
  const more = Array.from({ length: Math.max(1, rowsWithoutScript - rows.length) }, () => noProduct)
  const rowErrors = Object.fromEntries(
    Object.entries(errors).filter(([name]) => /^(pname|usize|uquantity)\b/.test(name)),
  )
  const error = first(errors.pname)
  const isNew = !given.length && !Object.keys(rowErrors).length
  return placeholder(
    'business-requirements',
    isNew ? inactive() : { load: 'ready' },
    html`<section class="needs" aria-labelledby="needs">
<h2 id="needs">What does your business need each week?</h2>
${error && html`<p class="error message message--error">${icon('error')}<span>${error}</span></p>`}
<table aria-labelledby="needs">
<thead><tr><th scope="col" class="script-only">Select</th>${columns.map(column => html`<th scope="col">${titles[column]}</th>`)}</tr></thead>
<tbody>
${[...rows, ...more].map((row, at) => productRow(row, at, at >= rows.length, rowErrors))}
</tbody>
</table>
${ways(rows.length)}
</section>`,
    isNew ? undefined : { rows: given, errors: rowErrors },
  )
}

/** Returns the row of one product; spare rows are only for visitors without script. */
const productRow = (row: Product, at: number, isPlain: boolean, errors: PageData['errors']): Html =>
  html`<tr${attributes({ class: isPlain && 'plain-only' })}>
<td class="script-only"><div class="tick"><input type="checkbox" id="select-${at}" name="select.${at}" autocomplete="off"><label for="select-${at}">Select ${at + 1}</label></div></td>
${columns.map(column => cell(column, at, row, errors))}
</tr>
`

/** Returns the buttons that add and delete rows; they work only in the widget. */
const ways = (count: number): Html => html`<div class="needs__ways script-only">
${count > 1 && html`<div class="tick"><input type="checkbox" id="select-all" autocomplete="off"><label for="select-all">Select all</label></div>`}
<button type="button" class="button--secondary">${icon('plus')}Add a product</button>
<button type="button" aria-disabled="true" aria-describedby="needs-hint">${icon('bin')}Remove products</button>
<span id="needs-hint"${attributes({ class: count < 2 && 'sr' })}>Select what to remove first.</span>
</div>`

function cell(column: (typeof columns)[number], at: number, row: Product, errors: PageData['errors']): Html {
  const id = `${column}-${at}`
  const error = first(errors[`${column}.${at}`])
  const state = { 'aria-invalid': error && 'true', 'aria-describedby': error && `${id}-error` }
  return html`<td class="field"><label for="${id}">${titles[column]}</label>
<input type="text" id="${id}" aria-label="${titles[column]} ${at + 1}" name="${column}[]" value="${row[column]}" autocomplete="off"${attributes(state)}>
${error && html`<p class="error" id="${id}-error">${icon('error')}<span>${error}</span></p>`}</td>`
}

/** Returns what the demo shop has received, to show to people who try the form. */
function asked({ sent }: PageData): Html[] {
  return sent.businesses.map(
    ({ company, products }) => html`<section class="panel">
<h2>${company} asked for</h2>
<ul class="plain">${products.map(
      ({ name, size, quantity }) => html`<li>${[name, size, quantity].filter(Boolean).join(', ')}</li>
`,
    )}</ul>
</section>`,
  )
}
