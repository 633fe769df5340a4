import { setFocusInPlace } from '../page/focus'
import { holds } from '../page/host/elements'
import { counterpartFinder } from './mount/adopt'

/**
 * Restarts a widget from the page's markup when its form is reset, so that it shows and sends the initial values. A
 * widget without a field is left alone. Returns a function that stops it.
 */
export function followReset(container: HTMLElement, startAgain: () => void): () => void {
  const reset = () => {
    const focused = document.activeElement
    const find =
      focused instanceof HTMLElement && container.contains(focused)
        ? counterpartFinder(container, focused)
        : null
    startAgain()
    setFocusInPlace(find?.(container))
  }
  const hear = (event: Event) => {
    const form = event.target as Element
    if (!holds(form, container) || !container.querySelector('input,select,textarea')) return
    // Waits for the browser's own reset, and does nothing if a script has prevented it.
    // Ends with: the widget goes; one turn.
    setTimeout(() => event.defaultPrevented || !container.isConnected || reset())
  }
  window.addEventListener('reset', hear, true)
  return () => window.removeEventListener('reset', hear, true)
}
