import { hasFocus, isFocusLost, setFocusInPlace } from '../page/focus'
import { counterpartFinder, type Typed, takeTyped, transferFocus, typeAgain } from './mount/adopt'

/** Who in a container has the focus, and how the one is found that takes its place. */
type Held = { element: HTMLElement; find: ReturnType<typeof counterpartFinder> }

/** What stood in the field that was taken out last. */
let takenOut: { element: EventTarget | null; typed: Typed | null } | null = null
let isListening = false
let isNoted = false

/**
 * Chromium says of a field that a script takes out that it has been changed and left, which widgets answer: a 1 becomes
 * 1.00. Noted before anybody hears of it, and for nothing where the field is still there after that.
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

// By then a widget is back whose tree another script has taken out.
const mendedMs = 300

/** Remembers who in a container has the focus, also after another script has taken the container, or its tree, out of the page. */
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

/** Hands what somebody is in the middle of on to the container that takes this one's place, where nobody has gone on since. */
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
