import { act, fireEvent } from '@testing-library/react'
import { expectElement } from '../expect-element'
import type { Control } from './open-scene'

const isPressed = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** Whether a field is for plain characters only: codes, amounts, dates, addresses, numbers. */
const isPlain = (control: Control): boolean =>
  control.type !== 'password' &&
  (control.hasAttribute('inputmode') ||
    ['tel', 'email'].includes(control.type) ||
    control.closest('[data-look]') !== null)

/** Whether people type into a control. */
export const isTyped = (control: Control): boolean => !isPressed(control) && control.localName !== 'select'

/** A value for a field that differs from its current one. */
export function valueFor(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const others = [...control.options].filter(
      option => !option.disabled && option.value && option.value !== control.value,
    )
    return others.at(-1)?.value ?? ''
  }
  const label =
    `${control.labels?.[0]?.textContent ?? ''} ${control.name} ${control.placeholder}`.toLowerCase()
  if (control.getAttribute('role') === 'spinbutton') return control.value === '2' ? '1' : '2'
  // Only past transactions can be searched.
  if (/^(from|to) /.test(label)) return '10/11/2026'
  if (/dd\/mm|mm\/dd/.test(label)) return '10/12/2026'
  if (control.type === 'email') return 'alison@home.example'
  if (control.type === 'tel') return '0117 496 0123'
  if (/amount/.test(label)) return '12.50'
  if (/postcode/.test(label)) return 'BS3 4TN'
  if (/code/.test(label)) return 'WELCOME10'
  return 'Milk in bottles'
}

const prototypeOf = (control: Control) => Object.getPrototypeOf(control)

/**
 * Sets a control as a script does: through its own property, or through that of its prototype, which React does not
 * notice.
 */
function put(control: Control, value: string, how: 'own' | 'native'): void {
  const name = isPressed(control) ? 'checked' : 'value'
  const target = isPressed(control) ? radioFor(control) : control
  const next = isPressed(control) ? !expectElement(target, HTMLInputElement).checked : value
  if (how === 'own') Object.assign(target, { [name]: next })
  else Object.getOwnPropertyDescriptor(prototypeOf(target), name)?.set?.call(target, next)
}

/** For a radio button, one of its group that is not chosen. */
function radioFor(control: Control): Control {
  if (control.type !== 'radio') return control
  const all = [...(control.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])]
  return all.findLast(each => !each.checked && !each.disabled) ?? control
}

const targetOf = (control: Control) => (isPressed(control) ? radioFor(control) : control)

function person(control: Control, value: string): void {
  const target = targetOf(control)
  act(() => target.focus())
  if (isPressed(control)) fireEvent.click(target)
  else {
    put(control, value, 'native')
    fireEvent(control, new InputEvent('input', { bubbles: true, data: value }))
    fireEvent(control, new Event('change', { bubbles: true }))
  }
  act(() => target.blur())
}

/** Sets the value first, because the events report what was set. */
const setThenTell =
  (how: 'own' | 'native', ...types: string[]) =>
  (control: Control, value: string) => {
    const target = targetOf(control)
    put(control, value, how)
    for (const type of types) fireEvent(target, new Event(type, { bubbles: true }))
  }

const unseen = (value: string) => `\u200E${value.slice(0, 1)}\u00AD${value.slice(1)}\u200B\uFEFF\u202C`
const wide = (value: string) =>
  value
    .replace(/[!-~]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    .replace(/ /g, '\u00A0')

export type Way = {
  name: string
  for?: (control: Control) => boolean
  act: (control: Control, value: string) => void
}

export const byPerson: Way = { name: 'typed or chosen by a person', act: person }

/** Every other way in which a field gets a value; each must have the same effect as typing. */
export const ways: readonly Way[] = [
  { name: 'set, then input and change', act: setThenTell('own', 'input', 'change') },
  { name: 'set, then change only', act: setThenTell('own', 'change') },
  {
    name: 'set, then events that do not bubble',
    act: (control, value) => {
      const target = targetOf(control)
      put(control, value, 'own')
      for (const type of ['input', 'change']) fireEvent(target, new Event(type))
    },
  },
  { name: 'set and nothing said', act: setThenTell('own') },
  { name: 'filled in by the browser', act: setThenTell('native', 'input', 'change') },
  { name: 'filled in by the browser, and nothing said', act: setThenTell('native') },
  {
    name: 'pasted with characters nobody sees',
    for: control => isTyped(control) && control.type !== 'password',
    act: (control, value) => person(control, unseen(value)),
  },
  {
    name: 'pasted in full-width letters',
    for: isPlain,
    act: (control, value) => person(control, wide(value)),
  },
]
