/** Calls the listener whenever the page goes out of sight or comes into it, heard at the document or after it; returns the undo. */
export function onVisibility(listener: () => void, at: Document | Window = document): () => void {
  at.addEventListener('visibilitychange', listener)
  return () => at.removeEventListener('visibilitychange', listener)
}
