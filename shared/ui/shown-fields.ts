import { closestTo, holds, parentOf } from '../platform/page/host/elements'

/** A field on the page, with the functions that bring its value and its widget in step before the value is used. */
type ShownField = {
  element: Element
  /** Passes the value of the field to its widget, if that has another. */
  takeIn: (isComposing: boolean) => void
  /** Reads the value as if a person had left the field. */
  settle: () => void
  /** Call when a person has left the field. */
  noteLeft: () => void
  /** Restores the initial value. */
  reset: () => void
}

const fields = new Map<Element, ShownField>()

// Events by which a field may change, or before which its value may be used.
const settlingEvents = [
  'input',
  'change',
  'compositionend',
  'click',
  'keydown',
  'submit',
  'pagehide',
] as const

// An event in one row of a list acts on that row only: a list may have a thousand. The other rows are read when the
// next event comes from outside a row, such as a press on the button that sends them.
function catchUp(event: Event): void {
  const { type, target } = event
  const isComposing = (event as InputEvent).isComposing === true && type !== 'compositionend'
  const row = target instanceof Element && type !== 'submit' ? target.closest('[role=listitem]') : null
  for (const field of row ? fieldsIn(row) : [...fields.values()]) {
    field.takeIn(isComposing && holds(field.element, target))
    if (type === 'submit' && holds(target, field.element)) field.settle()
  }
}

/** The fields of one row of a list, found without checking all others. */
const fieldsIn = (row: Element): ShownField[] =>
  [...row.querySelectorAll('*')].flatMap(element => fields.get(element) ?? [])

function followLeaving({ target }: Event): void {
  for (let element = target as Element | null; element instanceof Element; element = parentOf(element))
    fields.get(element)?.noteLeft()
}

// Only forms inside our widgets; in a form of the page the whole widget restarts (follow-reset.ts).
const ours = '.doorstep, .doorstep-dialog'

function followReset(event: Event): void {
  const form = event.target as Element
  if (!closestTo(form, ours)) return
  // The browser resets a form after all listeners have run, unless one has prevented it.
  setTimeout(() => {
    if (event.defaultPrevented) return
    for (const field of [...fields.values()]) if (holds(form, field.element)) field.reset()
  })
}

const listeners: readonly (readonly [string, (event: Event) => void])[] = [
  ...settlingEvents.map(name => [name, catchUp] as const),
  ['focusout', followLeaving],
  ['reset', followReset],
]

/** Watches a field while it is on the page; returns the undo. */
export function watchField(field: ShownField): () => void {
  // On the window and in the capture phase, so that these listeners run before others.
  if (!fields.size) for (const [type, hear] of listeners) window.addEventListener(type, hear, true)
  fields.set(field.element, field)
  return () => {
    if (fields.get(field.element) === field) fields.delete(field.element)
    if (!fields.size) for (const [type, hear] of listeners) window.removeEventListener(type, hear, true)
  }
}
