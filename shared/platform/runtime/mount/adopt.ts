import { focusForNow, setFocusInPlace } from '../../page/focus'
import { rootAttribute } from '../../page/placeholders'
import { stashFallback } from './fallback'

const fields = 'input:not([type=hidden],[type=submit]),select,textarea'
// Elements with `tabindex="-1"` are left out: a heading is not a button and would shift the count.
const buttons = 'a[href],button,summary,[tabindex]:not([tabindex="-1"]),[type=submit]'
// Controls that open a list or calendar of the browser, or hold a value that scripts may not copy.
const heldByBrowser =
  'select,[type=file],[type=date],[type=time],[type=month],[type=week],[type=datetime-local],[type=color]'

type Field = HTMLInputElement | HTMLTextAreaElement
const isTyped = (element: Element): element is Field =>
  element.matches('textarea,input:not([type=checkbox],[type=radio])')

// A page may contain controls that are shown only without scripts. A detached control counts as shown.
const isShown = (control: Element) => !control.isConnected || (control.checkVisibility?.() ?? true)

/** Returns the controls of the same kind as `control`, in document order. */
function alike(control: Element, within: ParentNode): HTMLElement[] {
  if (!control.matches(fields)) return [...within.querySelectorAll<HTMLElement>(buttons)]
  const all = [...within.querySelectorAll<HTMLElement>(fields)]
  return all.filter(
    each => isTyped(each) === isTyped(control) && each.matches('select') === control.matches('select'),
  )
}

const wordsOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/** Returns the only control with the words of that button; undefined if there are several or none. */
function onlyOneLike(control: Element, controls: readonly HTMLElement[]): HTMLElement | undefined {
  const words = wordsOf(control)
  if (!words || control.matches(fields)) return undefined
  const [only, ...others] = controls.filter(each => wordsOf(each) === words)
  return others.length ? undefined : only
}

// Only buttons are checked, and only at the end, because checking makes the browser lay out rows far off the screen.
const shownOf = (controls: HTMLElement[]) => controls.filter(each => each.matches(fields) || isShown(each))

/**
 * Returns a function that finds the counterpart of a server-rendered control in a widget: the field of the same name
 * (at the same index, if several share it), else the only button with the same words, else the control at the same
 * index, else the first.
 */
export function counterpartFinder(
  placeholder: ParentNode,
  control: HTMLElement,
): (root: Element) => HTMLElement | undefined {
  const name = control.getAttribute('name')
  const named = (controls: HTMLElement[]) =>
    name ? controls.filter(each => each.getAttribute('name') === name) : []
  const before = alike(control, placeholder)
  const isOnly = onlyOneLike(control, before) === control
  // Counted now, because the content may be detached when the search runs.
  const place = shownOf(before).indexOf(control)
  const placeOfName = named(before).indexOf(control)
  return root => {
    const all = alike(control, root)
    const [first, ...more] = named(all)
    const sure = more[placeOfName - 1] ?? first ?? (isOnly ? onlyOneLike(control, all) : undefined)
    if (sure) return sure
    const offered = shownOf(all)
    const next = offered[place] ?? offered[0]
    // A press that sends something must not lead away instead.
    return control.matches('[type=submit]') && next?.matches('a') ? undefined : next
  }
}

/** Returns the focused control of the server's content; null if the focus is elsewhere. */
export function controlInUse(placeholder: Element): HTMLElement | null {
  const focused = document.activeElement
  const isServers = focused instanceof HTMLElement && focused !== placeholder && placeholder.contains(focused)
  return isServers && !focused.closest(`[${rootAttribute}]`) ? focused : null
}

/** Returns the focused text field of the server's content; null if there is none. */
export function fieldInUse(placeholder: Element): Field | null {
  const control = controlInUse(placeholder)
  return control && isTyped(control) ? control : null
}

/**
 * Returns whether the focused control opens a list or calendar of the browser, which would close if the control were
 * replaced.
 */
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

/** Calls `isOver` after each action of a person until it returns true; returns a function that stops this. */
export function lookAgain(isOver: () => boolean): () => void {
  const life = new AbortController()
  // Waits one task: the click follows the mouseup, and the last input event follows compositionend.
  // Ends with: the person goes on; the widget goes.
  const look = () => setTimeout(() => life.signal.aborted || (isOver() && life.abort()))
  for (const name of changes) document.addEventListener(name, look, { capture: true, signal: life.signal })
  return () => life.abort()
}

/** The state of a text field that somebody is typing in: text, caret, selection and scroll position. */
export type Typed = Pick<
  Field,
  'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection' | 'scrollLeft' | 'scrollTop'
>

/** Reads the state of a text field; null for any other element. */
export function takeTyped(from: Element): Typed | null {
  if (!isTyped(from)) return null
  const { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop } = from
  return { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop }
}

/** Restores text, caret, selection and scroll position in the focused text field. */
export function typeAgain(to: Element, typed: Typed): void {
  if (!isTyped(to)) return
  const { value, selectionStart, selectionEnd, selectionDirection, scrollLeft, scrollTop } = typed
  if (to.value !== value) enter(to, value)
  // Fields of type number or email have no selection for scripts.
  if (selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  to.scrollLeft = scrollLeft
  to.scrollTop = scrollTop
}

/**
 * Sets the value so that React notices. React overrides the element's own `value`, so the prototype's setter is
 * called, followed by an input event.
 */
function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new CustomEvent('input', { bubbles: true }))
}

/**
 * Replaces the server's content with a widget's root and moves the focus and half-typed text to it. If somebody is
 * in a field without a counterpart in the root yet, it does nothing and returns that field; otherwise null.
 */
export function adopt(placeholder: Element, root: HTMLElement): HTMLElement | null {
  const control = controlInUse(placeholder)
  const find = control && counterpartFinder(placeholder, control)
  if (control?.matches(fields) && !find?.(root)) return control
  // Both are on the page for a moment, so that the focus moves straight from one to the other.
  placeholder.append(root)
  if (control) transferFocus(control, find?.(root) ?? root)
  stashFallback(placeholder, root)
  return null
}

/** Moves the focus and the half-typed text from one control to another. */
export function transferFocus(from: HTMLElement, to: HTMLElement): void {
  const typed = takeTyped(from)
  // The text moves first, as a field may react to the focus.
  if (typed && isTyped(to) && to.value !== typed.value) enter(to, typed.value)
  setFocusInPlace(to)
  // A number that nobody has changed stays selected as a whole, so that the next digit replaces the number.
  const isUntouched =
    to.getAttribute('role') === 'spinbutton' && typed?.value === (from as Field).defaultValue
  if (typed && !isUntouched) typeAgain(to, typed)
  if (document.activeElement !== from) return
  // Nothing in the root takes the focus yet, so the root itself takes it and the next Tab continues from here.
  focusForNow(to.closest<HTMLElement>(`[${rootAttribute}]`) ?? to)
}
