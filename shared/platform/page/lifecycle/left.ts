/** Calls the listener whenever the visitor leaves the page, perhaps for good; returns a function that stops it. */
export function onLeft(listener: () => void): () => void {
  // The page is left. Ends with: the undo.
  window.addEventListener('pagehide', listener)
  return () => window.removeEventListener('pagehide', listener)
}
