import { enquiryTypes } from '../../shop/customers/contact'
import type { PageData } from '../../shop/page-data'
import { field, first } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { placeholder } from '../placeholders'

const names = ['type', 'address_1', 'postcode'] as const

/**
 * Returns the fields for the subject of an enquiry, inside the page's own form; without script the address is always
 * asked for.
 */
export function enquiryForm(data: PageData): Html {
  const { old, errors } = data
  const shownErrors = Object.fromEntries(names.flatMap(name => (errors[name] ? [[name, errors[name]]] : [])))
  const typed = Object.fromEntries(names.flatMap(name => (name in old ? [[name, old[name]]] : [])))
  const error = first(errors.type)
  const state = { 'aria-invalid': error && 'true', 'aria-describedby': error && 'type-error' }
  return placeholder(
    'enquiry-form',
    { load: 'ready' },
    html`<div class="field">
<label for="type">What is it about? <span>(optional)</span></label>
<select id="type" name="type"${attributes(state)}>
<option value="">Please choose</option>
${enquiryTypes.map(
  ({ value, label }) =>
    html`<option value="${value}"${attributes({ selected: old.type === value })}>${label}</option>
`,
)}
</select>
${error && html`<p class="error" id="type-error">${icon('error')}<span>${error}</span></p>`}
</div>
${field({ name: 'address_1', label: 'First line of address', hint: 'Not for feedback', autocomplete: 'address-line1', required: false }, data)}
${field({ name: 'postcode', label: 'Postcode', autocomplete: 'postal-code', required: false }, data)}`,
    { types: enquiryTypes, values: typed, errors: shownErrors },
  )
}
