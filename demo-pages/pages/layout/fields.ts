import type { PageData } from '../../shop/page-data'
import { attributes, type Html, html } from './html'
import { icon } from './icons'

type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'password'
  hint?: string
  autocomplete?: string
  inputmode?: string
  required?: boolean
  value?: string | null
}

/** Returns the hidden token of every form on the site. */
export function csrfField(token: string): Html {
  return html`<input type="hidden" name="_token" value="${token}">`
}

/** Returns the server's first message about a field. */
export const first = (messages: readonly string[] | undefined): string | undefined => messages?.[0]

/** Returns the messages about those fields, for a widget; undefined if there are none. */
export function errorsOf({ errors }: Pick<PageData, 'errors'>, names: readonly string[]) {
  const found = Object.entries(errors).filter(([name]) => names.includes(name))
  return found.length > 0 ? { errors: Object.fromEntries(found) } : undefined
}

/**
 * Lists what the server has refused, each with a link to its field, and takes the focus, as the summaries of the
 * widgets do. It stands above the form.
 */
export function problems({ errors }: Pick<PageData, 'errors'>): Html | false {
  const found = Object.entries(errors).flatMap(([name, [message]]) => (message ? [{ name, message }] : []))
  return (
    found.length > 0 &&
    html`<div class="problems" role="group" tabindex="-1" autofocus aria-labelledby="problems" aria-describedby="problem-list">
<h2 id="problems">There is a problem</h2>
<ul class="plain" id="problem-list">${found.map(({ name, message }) => html`<li><a href="#${name.replaceAll('.', '-')}">${message}</a></li>`)}</ul>
</div>`
  )
}

/** Renders one labelled field with what was typed before and the server's first message about it. */
export function field(options: Field, { old, errors }: Pick<PageData, 'old' | 'errors'>): Html {
  const { name, label, hint, type = 'text' } = options
  const error = first(errors[name])
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const settings = attributes({
    type,
    id: name,
    name,
    value: type === 'password' ? null : (old[name] ?? options.value),
    autocomplete: options.autocomplete ?? 'off',
    inputmode: options.inputmode,
    required: options.required ?? true,
    'aria-invalid': error ? 'true' : null,
    'aria-describedby': describedBy || null,
  })
  return html`<div class="field">
<label for="${name}">${label}${options.required === false && html` <span>(optional)</span>`}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input${settings}>
${error && html`<p class="error" id="${name}-error">${icon('error')}<span>${error}</span></p>`}
</div>`
}

type DateField = { name: string; label: string; value: string | undefined; opener: string | undefined }

/** Renders a field for a typed date; with a script there is a calendar beside it, if its button has a name. */
export function dateField(
  { name, label, value, opener }: DateField,
  messages: readonly string[] | undefined,
): Html {
  const error = first(messages)
  const state = {
    'aria-invalid': error && 'true',
    'aria-describedby': error ? `${name}-hint ${name}-error` : `${name}-hint`,
  }
  return html`<div class="field">
<label for="${name}">${label}</label>
<p class="hint${opener && ' plain-only'}" id="${name}-hint">As DD/MM/YYYY</p>
<div class="date"><input type="text" id="${name}" name="${name}" value="${value}" placeholder="dd/mm/yyyy" inputmode="numeric" autocomplete="off" required${attributes(state)}>
${opener && html`<button type="button" class="script-only" aria-label="${opener}" aria-haspopup="dialog" aria-expanded="false">${icon('calendar')}</button>`}</div>
${error && html`<p class="error" id="${name}-error">${icon('error')}<span>${error}</span></p>`}
</div>`
}
