import { setFocusInPlace } from '../page/focus'
import { counterpartFinder } from './mount/adopt'

/**
 * Starts a widget again as the page made it when the form of the page's in which it stands is reset: both what it shows
 * and what it sends. One without a field goes on. Returns the undo.
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
    if (!form.contains(container) || !container.querySelector('input,select,textarea')) return
    // After the browser's own reset, unless a script of the page has kept it from that.
    setTimeout(() => event.defaultPrevented || !container.isConnected || reset())
  }
  window.addEventListener('reset', hear, true)
  return () => window.removeEventListener('reset', hear, true)
}
