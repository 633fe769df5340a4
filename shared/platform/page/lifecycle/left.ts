/** Calls the listener whenever the visitor leaves the page, perhaps for good; returns a function that stops it. */
export function onLeft(listener: () => void): () => void {
  window.addEventListener('pagehide', listener)
  return () => window.removeEventListener('pagehide', listener)
}
