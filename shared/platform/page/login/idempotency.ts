import { checksum } from '../../values/checksum'
import { newKey } from '../../values/new-key'
import { tokenField } from '../globals'
import { unhidden } from '../host/unhidden'
import { getOfLogin, setOfLogin } from './login'

/** The form field of the key: the shop saves forms with the same key once. */
export const keyField = '_idempotency_key'

const memory = 'sent'

const worded = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size}`

// Key and token are left out, as they belong to the page and not to the order.
const contentOf = (form: HTMLFormElement) =>
  checksum(
    [
      unhidden(form).getAttribute('action'),
      ...[...new FormData(form)].flatMap(([name, value]) =>
        [keyField, tokenField()].includes(name) ? [] : [name, worded(value)],
      ),
    ].join('\n'),
  )

/** Returns the key field of a form. It is created when the form is sent, because one form may hold several widgets. */
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
 * Writes the idempotency key into a form: the earlier key if the same content was sent without an answer, otherwise
 * a new one.
 */
export function writeKey(form: HTMLFormElement): void {
  const content = contentOf(form)
  const [before, of] = (getOfLogin(memory) ?? '').split(' ')
  const key = before && of === content ? before : newKey()
  setOfLogin(memory, `${key} ${content}`)
  fieldIn(form).value = key
}
