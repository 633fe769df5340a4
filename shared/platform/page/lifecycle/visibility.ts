/** Calls the listener whenever the page becomes hidden or visible; returns a function that stops it. */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
