import { onRestored } from './restored'

const stayedMs = 5000

/**
 * Calls the listener if a page that was sent away is still in sight some seconds later: the answer was a file or nothing,
 * it went into another tab, or the person chose to stay. No browser tells of it. Also called when the page is restored.
 * Returns the undo.
 */
export function onStayed(listener: () => void): () => void {
  const end = () => {
    undo()
    listener()
  }
  const timer = setTimeout(end, stayedMs)
  const stopListening = onRestored(end)
  const undo = () => {
    clearTimeout(timer)
    stopListening()
  }
  return undo
}
