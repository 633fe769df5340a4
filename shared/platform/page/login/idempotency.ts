import { newKey } from '../../values/new-key'
import { tokenField } from '../globals'
import { unhidden } from '../host/unhidden'
import { onRestored } from '../lifecycle/restored'
import { noteSent } from './login'
import { changeOf, keepChange } from './under-way'

/** The form field of the key: the shop saves forms with the same key once. */
export const keyField = '_idempotency_key'

const worded = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size}`

// Key and token are left out, as they belong to the page and not to the order.
const contentOf = (form: HTMLFormElement, fields: FormData) =>
  [
    unhidden(form).getAttribute('action'),
    ...[...fields].flatMap(([name, value]) =>
      [keyField, tokenField()].includes(name) ? [] : [name, worded(value)],
    ),
  ].join('\n')

/** Returns the key field of a form; one form may hold several widgets. */
function fieldIn(form: HTMLFormElement): HTMLInputElement {
  const known = unhidden(form).querySelector<HTMLInputElement>(`input[name="${keyField}"]`)
  if (known) return known
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = keyField
  unhidden(form).append(field)
  return field
}

/**
 * Keeps an idempotency key in a form from now on, as a script may call `form.submit()`, which fires no submit event.
 * Every way of sending fires `formdata`: what was sent before with an unknown outcome then gets its key again, and
 * anything else a key of its own. `onSubmit` hears the submit events that there are. Returns a function that stops it.
 */
export function keepKey(form: HTMLFormElement, onSubmit?: (event: Event) => void): () => void {
  const renew = () => {
    fieldIn(form).value = newKey()
  }
  const send = ({ formData }: FormDataEvent) => {
    const field = fieldIn(form)
    const [change, isUnderWay] = changeOf(contentOf(form, formData))
    if (isUnderWay) field.value = change.key
    keepChange({ ...change, key: field.value, before: '' })
    noteSent(change.wish)
    formData.set(keyField, field.value)
  }
  const hear = (event: Event) => {
    if (event.type === 'submit') onSubmit?.(event)
    else if (event.type === 'formdata') send(event as FormDataEvent)
    else renew()
  }
  renew()
  const undo = onRestored(renew)
  const types = ['input', 'change', 'reset', 'submit', 'formdata']
  // A form is sent once, under its key. Ends with: the component goes.
  for (const type of types) unhidden(form).addEventListener(type, hear)
  return () => {
    undo()
    for (const type of types) unhidden(form).removeEventListener(type, hear)
  }
}
