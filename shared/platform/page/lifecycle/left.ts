/** Calls the listener whenever the page is left, which may be for good; returns the undo. */
export function onLeft(listener: () => void): () => void {
  window.addEventListener('pagehide', listener)
  return () => window.removeEventListener('pagehide', listener)
}
