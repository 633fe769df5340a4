import { hasFocus, isFocusLost, setFocusInPlace } from '../page/focus'
import { counterpartFinder, type Typed, takeTyped, transferFocus, typeAgain } from './mount/adopt'

/** The focused element in a container, and a function that finds its counterpart in another container. */
type Held = { element: HTMLElement; find: ReturnType<typeof counterpartFinder> }

/** The text field that was removed from the page last, and what was typed in it. */
let takenOut: { element: EventTarget | null; typed: Typed | null } | null = null
let isListening = false
let isNoted = false

/**
 * When a script removes a field, Chromium fires `change` and `focusout` on it. Widgets react and reformat the value:
 * a 1 becomes 1.00. The text is noted before any other listener runs, and dropped if the field is still on the page
 * afterwards.
 */
function noteTyped({ target }: Event): void {
  if (isNoted || !(target instanceof Element)) return
  isNoted = true
  takenOut = { element: target, typed: takeTyped(target) }
  queueMicrotask(() => {
    isNoted = false
    if (target.isConnected) takenOut = null
  })
}

function listen(): void {
  if (isListening) return
  isListening = true
  for (const type of ['change', 'focusout']) window.addEventListener(type, noteTyped, true)
}

// By then, a widget whose tree another script removed has been put back.
const mendedMs = 300

/**
 * Remembers which element of a container has the focus, even after another script has removed the container or its
 * tree.
 */
export function followFocus(container: HTMLElement): () => Held | null {
  listen()
  let held: Held | null = null
  const forget = () => {
    if (container.isConnected && !hasFocus(container)) held = null
  }
  container.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement
    held = { element, find: counterpartFinder(container, element) }
  })
  container.addEventListener('focusout', ({ target }) =>
    setTimeout(() => (container.contains(target as Node) ? forget() : setTimeout(forget, mendedMs))),
  )
  return () => held
}

/**
 * Returns a function that moves the focus and the text being typed to the new container, unless the focus has gone
 * elsewhere since.
 */
export function keepFocus(held: Held | null): (to: HTMLElement | undefined) => void {
  return to => {
    if (!held || !to || !isFocusLost()) return
    const { element, find } = held
    const counterpart = to.contains(element) ? element : find(to)
    if (!counterpart) return
    if (counterpart === element) setFocusInPlace(element)
    else transferFocus(element, counterpart)
    if (takenOut?.element === element && takenOut.typed) typeAgain(counterpart, takenOut.typed)
  }
}
