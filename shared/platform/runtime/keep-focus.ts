import { hasFocus, isFocusLost, setFocusInPlace } from '../page/focus'
import { counterpartFinder, transferFocus } from './mount/adopt'

/** Remembers who in a container has the focus, also after another script has taken the container out of the page. */
export function followFocus(container: HTMLElement): () => HTMLElement | null {
  let held: HTMLElement | null = null
  container.addEventListener('focusin', ({ target }) => {
    held = target as HTMLElement
  })
  container.addEventListener('focusout', () =>
    setTimeout(() => {
      if (container.isConnected && !hasFocus(container)) held = null
    }),
  )
  return () => held
}

/** Hands what somebody is in the middle of on to the container that takes this one's place, where nobody has gone on since. */
export function keepFocus(
  from: HTMLElement | undefined,
  held: HTMLElement | null,
): (to: HTMLElement | undefined) => void {
  const find = from && held && counterpartFinder(from, held)
  return to => {
    if (!held || !to || !isFocusLost()) return
    const counterpart = find?.(to)
    if (to.contains(held)) setFocusInPlace(held)
    else if (counterpart) transferFocus(held, counterpart)
  }
}
