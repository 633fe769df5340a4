import { checksum } from '../../values/checksum'
import { newKey } from '../../values/new-key'
import { getStored, setStored } from '../storage/tab-storage'
import { keepToLogin } from './login'

/** The field of a form that says which intention it is of: the same again is to be booked once. */
export const keyField = '_idempotency_key'

const memory = 'sent'
// Of the page, not of what somebody wants.
const unasked = [keyField, '_token']

const worded = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size}`

const contentOf = (form: HTMLFormElement) =>
  checksum(
    [
      form.getAttribute('action'),
      ...[...new FormData(form)].flatMap(([name, value]) =>
        unasked.includes(name) ? [] : [name, worded(value)],
      ),
    ].join('\n'),
  )

/** The field of that form; it is made as the form is sent, since a form of the page's may hold several widgets. */
function fieldIn(form: HTMLFormElement): HTMLInputElement {
  const known = form.querySelector<HTMLInputElement>(`input[name="${keyField}"]`)
  if (known) return known
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = keyField
  form.append(field)
  return field
}

/**
 * Writes the key of what is being sent into its form: the one of before where the same has been sent and no page has come
 * that answers it, else a new one.
 */
export function writeKey(form: HTMLFormElement): void {
  keepToLogin()
  const content = contentOf(form)
  const [before, of] = (getStored(memory) ?? '').split(' ')
  const key = before && of === content ? before : newKey()
  setStored(memory, `${key} ${content}`)
  fieldIn(form).value = key
}
