import { checksum } from '../../values/checksum'
import { newKey } from '../../values/new-key'
import { tokenField } from '../globals'
import { unhidden } from '../host/unhidden'
import { getOfLogin, setOfLogin } from './login'

/** The form field that holds the key: the shop books forms with the same key once. */
export const keyField = '_idempotency_key'

const memory = 'sent'

const worded = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size}`

// The key and the token belong to the page, not to what somebody orders.
const contentOf = (form: HTMLFormElement) =>
  checksum(
    [
      unhidden(form).getAttribute('action'),
      ...[...new FormData(form)].flatMap(([name, value]) =>
        [keyField, tokenField()].includes(name) ? [] : [name, worded(value)],
      ),
    ].join('\n'),
  )

/** The field of that form; it is made as the form is sent, since a form of the page's may hold several widgets. */
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
 * Writes the key of what is being sent into its form: the earlier key where the same was sent and no page has answered
 * it, otherwise a new one.
 */
export function writeKey(form: HTMLFormElement): void {
  const content = contentOf(form)
  const [before, of] = (getOfLogin(memory) ?? '').split(' ')
  const key = before && of === content ? before : newKey()
  setOfLogin(memory, `${key} ${content}`)
  fieldIn(form).value = key
}
