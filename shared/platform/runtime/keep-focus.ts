import { hasFocus, isFocusLost, setFocusInPlace } from '../page/focus'
import { counterpartFinder, type Typed, takeTyped, transferFocus, typeAgain } from './mount/adopt'

/** The last element removed from the page, and the text typed in it. */
let takenOut: { element: EventTarget | null; typed: Typed | null } | null = null

/**
 * When a script removes a field, Chromium fires `change` and `focusout` on it. Widgets react and reformat the value:
 * a 1 becomes 1.00. The text is noted before any other listener runs, and dropped if the field is still on the page
 * afterwards.
 */
function noteTyped({ target }: Event): void {
  if (takenOut?.element === target || !(target instanceof Element)) return
  takenOut = { element: target, typed: takeTyped(target) }
  queueMicrotask(() => {
    if (target.isConnected) takenOut = null
  })
}

/**
 * Remembers which element of a container has the focus, even after another script has removed the container or its
 * tree. Only the element is stored, as finding its place in a long list at each Tab would be slow.
 */
export function followFocus(container: HTMLElement): () => HTMLElement | null {
  // The browser adds the same listener only once.
  // Ends with: one turn; a microtask.
  for (const type of ['change', 'focusout']) window.addEventListener(type, noteTyped, true)
  let held: HTMLElement | null = null
  const forget = () => {
    if (container.isConnected && !hasFocus(container)) held = null
  }
  container.addEventListener('focusin', ({ target }) => {
    held = target as HTMLElement
  })
  container.addEventListener('focusout', () => setTimeout(forget))
  return () => held
}

/** Returns the container of an element, or the removed part that contains it. */
const wholeOf = (element: Element, container: Element): Element => {
  let whole = element
  while (whole !== container && whole.parentElement) whole = whole.parentElement
  return whole
}

/**
 * Returns a function that moves the focus and the typed text to the new container, unless the focus has gone
 * elsewhere. Call it before the old container changes.
 */
export function keepFocus(
  element: HTMLElement | null,
  from: HTMLElement | undefined,
): (to: HTMLElement | undefined) => void {
  const find = element && from && counterpartFinder(wholeOf(element, from), element)
  return to => {
    const typed = takenOut?.element === element ? takenOut?.typed : null
    takenOut = null
    if (!find || !to || !isFocusLost()) return
    const counterpart = to.contains(element) ? element : find(to)
    if (!counterpart) return
    if (counterpart === element) setFocusInPlace(element)
    else transferFocus(element, counterpart)
    if (typed) typeAgain(counterpart, typed)
  }
}
