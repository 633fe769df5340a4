import { onRestored } from './restored'

const stayedMs = 5000

/**
 * Calls the listener if the page is still visible some seconds after a navigation: the answer was a file or empty,
 * opened in another tab, or the person chose to stay. No browser reports this. It is also called when the page is
 * restored. Returns a function that stops it.
 */
export function onStayed(listener: () => void): () => void {
  const end = () => {
    undo()
    listener()
  }
  // Ends what waits for the page to be left. Ends with: 5 seconds.
  const timer = setTimeout(end, stayedMs)
  const stopListening = onRestored(end)
  const undo = () => {
    clearTimeout(timer)
    stopListening()
  }
  return undo
}
