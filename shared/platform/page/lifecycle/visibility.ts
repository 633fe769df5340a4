/** Calls the listener whenever the page becomes hidden or visible; returns a function that stops it. */
export function onVisibility(listener: () => void): () => void {
  // The page goes out of sight or comes back. Ends with: the undo.
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
