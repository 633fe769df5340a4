/** Calls the listener when a page that was only prepared is shown to somebody; returns a function that stops it. */
export function onActivated(listener: () => void): () => void {
  // A page is activated once. Ends with: that, or the undo.
  document.addEventListener('prerenderingchange', listener, { once: true })
  return () => document.removeEventListener('prerenderingchange', listener)
}
