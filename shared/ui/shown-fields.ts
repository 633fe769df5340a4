import { flushSync } from 'react-dom'
import { closestTo, holds, parentOf } from '../platform/page/host/elements'

/** A field on the page, with functions that make its value and its widget's state equal before the value is used. */
type ShownField = {
  element: Element
  /** Reads the field's value, before a widget that takes in another one writes over it. */
  look: () => void
  /** Passes the field's value to its widget, if the widget has another. */
  takeIn: (isComposing: boolean) => void
  /** Reads the value as if a person had left the field. */
  settle: () => void
  /** Call when a person has left the field. */
  noteLeft: () => void
  /** Restores the initial value. */
  reset: () => void
}

const fields = new Map<Element, ShownField>()

/** What waits for the release of a mouse button, or of a tap; null while nothing is pressed. */
let waiting: Set<() => void> | null = null

/**
 * Calls `act` at once, but while something is being pressed only at its release: what appears as a field is left must
 * not move the pressed button from under the pointer. It comes before the click, which so finds the field read.
 */
export function afterPress(act: () => void): void {
  if (waiting) waiting.add(act)
  else act()
}

const press = () => {
  waiting ??= new Set()
}
function release(): void {
  const acts = waiting
  waiting = null
  if (acts?.size)
    flushSync(() => {
      for (const act of acts) act()
    })
}

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

// An event in one row of a list concerns only that row, as a list may have a thousand. The other rows are read at
// the next event from outside a row, such as a press on the submit button.
function catchUp(event: Event): void {
  const { type, target } = event
  const isComposing = (event as InputEvent).isComposing === true && type !== 'compositionend'
  const row = target instanceof Element && type !== 'submit' ? target.closest('[role=listitem]') : null
  const all = row ? fieldsIn(row) : [...fields.values()]
  for (const field of all) field.look()
  for (const field of all) {
    field.takeIn(isComposing && holds(field.element, target))
    if (type === 'submit' && holds(target, field.element)) field.settle()
  }
}

/** Returns the fields of one row of a list without checking all others. */
const fieldsIn = (row: Element): ShownField[] =>
  [...row.querySelectorAll('*')].flatMap(element => fields.get(element) ?? [])

function followLeaving({ target }: Event): void {
  for (let element = target as Element | null; element instanceof Element; element = parentOf(element))
    fields.get(element)?.noteLeft()
}

// Only forms inside our widgets: in a form of the page the whole widget restarts (follow-reset.ts).
const ours = '.doorstep, .doorstep-dialog'

function followReset(event: Event): void {
  const form = event.target as Element
  if (!closestTo(form, ours)) return
  // The browser resets a form after all listeners have run, unless one has prevented it.
  // Ends with: the field goes.
  setTimeout(() => {
    if (event.defaultPrevented) return
    for (const field of [...fields.values()]) if (holds(form, field.element)) field.reset()
  })
}

// A drag has no `mouseup`, and who types presses nothing any more.
const releases = ['mouseup', 'click', 'dragend', 'pointercancel', 'keydown'] as const

const listeners: readonly (readonly [string, (event: Event) => void])[] = [
  ['mousedown', press],
  ...releases.map(name => [name, release] as const),
  ...settlingEvents.map(name => [name, catchUp] as const),
  ['focusout', followLeaving],
  ['reset', followReset],
]

/** Watches a field while it is on the page; returns a function that stops it. */
export function watchField(field: ShownField): () => void {
  // Added to the window in the capture phase, so that these listeners run first.
  if (!fields.size) for (const [type, hear] of listeners) window.addEventListener(type, hear, true)
  fields.set(field.element, field)
  return () => {
    if (fields.get(field.element) === field) fields.delete(field.element)
    if (!fields.size) for (const [type, hear] of listeners) window.removeEventListener(type, hear, true)
  }
}
