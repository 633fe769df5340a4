import { focusForNow, setFocusInPlace } from '../../page/focus'
import { rootAttribute } from '../../page/placeholders'
import { stashFallback } from './fallback'

const fields = 'input:not([type=hidden],[type=submit]),select,textarea'
// What takes the focus only when a script gives it is no button: a heading of a widget would shift their count.
const buttons = 'a[href],button,summary,[tabindex]:not([tabindex="-1"]),[type=submit]'
// What opens a list or a calendar of the browser's own, or holds what no script may hand on.
const heldByBrowser =
  'select,[type=file],[type=date],[type=time],[type=month],[type=week],[type=datetime-local],[type=color]'

type Field = HTMLInputElement | HTMLTextAreaElement
const isTyped = (element: Element): element is Field =>
  element.matches('textarea,input:not([type=checkbox],[type=radio])')

// A page may hold what only people without script are shown.
const isShown = (control: Element) => control.checkVisibility?.() ?? true

/** The controls of one kind, in their order; of buttons and links those that are shown. */
function alike(control: Element, within: Element): HTMLElement[] {
  if (!control.matches(fields)) return [...within.querySelectorAll<HTMLElement>(buttons)].filter(isShown)
  const all = [...within.querySelectorAll<HTMLElement>(fields)]
  return all.filter(
    each => isTyped(each) === isTyped(control) && each.matches('select') === control.matches('select'),
  )
}

/**
 * Finds, for a control of the server's content, the one that takes its place in a widget: the field of that name, where
 * several share it the one in its place, or else the first field for the first field, the second button for the second button.
 */
export function counterpartFinder(
  placeholder: Element,
  control: HTMLElement,
): (root: Element) => HTMLElement | undefined {
  const name = control.getAttribute('name')
  const named = (controls: HTMLElement[]) =>
    name ? controls.filter(each => each.getAttribute('name') === name) : []
  const before = alike(control, placeholder)
  const place = before.indexOf(control)
  const placeOfName = named(before).indexOf(control)
  return root => {
    const all = alike(control, root)
    const [first, ...more] = named(all)
    return more[placeOfName - 1] ?? first ?? all[place] ?? all[0]
  }
}

/** The control of the server's content that has the focus. */
export function controlInUse(placeholder: Element): HTMLElement | null {
  const focused = document.activeElement
  const isServers = focused instanceof HTMLElement && focused !== placeholder && placeholder.contains(focused)
  return isServers && !focused.closest(`[${rootAttribute}]`) ? focused : null
}

/** The text field of the server's content that somebody is in. */
export function fieldInUse(placeholder: Element): Field | null {
  const control = controlInUse(placeholder)
  return control && isTyped(control) ? control : null
}

/** Whether somebody is in a control that opens a list or a calendar of the browser's own, which would be lost. */
export const isHeldByBrowser = (placeholder: Element): boolean =>
  controlInUse(placeholder)?.matches(heldByBrowser) === true

const changes = [
  'compositionend',
  'mouseup',
  'click',
  'pointercancel',
  'keyup',
  'change',
  'focusin',
  'focusout',
  'dragend',
]

/** Looks again after whatever a person does, until `isOver` says that it was enough; returns the undo. */
export function lookAgain(isOver: () => boolean): () => void {
  const life = new AbortController()
  // The click comes after the release, and the last input event after the composition.
  const look = () => setTimeout(() => life.signal.aborted || (isOver() && life.abort()))
  for (const name of changes) document.addEventListener(name, look, { capture: true, signal: life.signal })
  return () => life.abort()
}

/** What somebody is in the middle of in a text field: text, caret, selection, and how far it is scrolled. */
export type Typed = Pick<
  Field,
  'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection' | 'scrollLeft' | 'scrollTop'
>

/** What stands in a text field now; null of anything else. */
export function takeTyped(from: Element): Typed | null {
  if (!isTyped(from)) return null
  const { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop } = from
  return { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop }
}

/** Goes on in a text field that has the focus where somebody was. */
export function typeAgain(to: Element, typed: Typed): void {
  if (!isTyped(to)) return
  const { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop } = typed
  if (to.value !== value) enter(to, value)
  // A number or an e-mail address has no selection that scripts may set.
  if (selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  to.scrollLeft = scrollLeft
  to.scrollTop = scrollTop
}

/** Types a text, for React to hear of: its own property keeps it from seeing a value that is merely set. */
function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new CustomEvent('input', { bubbles: true }))
}

/**
 * Puts a widget's root in the place of the server's content, with the focus that was there and all that is half done.
 * Returns the control that somebody is in, and does nothing, where the root has no such field yet; otherwise null.
 */
export function adopt(placeholder: Element, root: HTMLElement): HTMLElement | null {
  const control = controlInUse(placeholder)
  const find = control && counterpartFinder(placeholder, control)
  if (control?.matches(fields) && !find?.(root)) return control
  // Beside it for a moment: the focus goes straight from one to the other.
  placeholder.append(root)
  if (control) transferFocus(control, find?.(root) ?? root)
  stashFallback(placeholder, root)
  return null
}

/** Gives the focus of one control to another, with all that is half done in it. */
export function transferFocus(from: HTMLElement, to: HTMLElement): void {
  const typed = takeTyped(from)
  // Before the focus, which a field may answer.
  if (typed && isTyped(to) && to.value !== typed.value) enter(to, typed.value)
  setFocusInPlace(to)
  if (typed) typeAgain(to, typed)
  if (document.activeElement !== from) return
  // Nothing in the root can have the focus yet: the next Tab goes on from here all the same.
  focusForNow(to.closest<HTMLElement>(`[${rootAttribute}]`) ?? to)
}
