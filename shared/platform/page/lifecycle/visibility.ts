/** Calls the listener whenever the page goes out of sight or comes into it, heard at the document or after it; returns the undo. */
export function onVisibility(listener: () => void, after?: Window): () => void {
  // The document is named, not handed over, so that the build reads its own member (own-document.mjs).
  if (after) after.addEventListener('visibilitychange', listener)
  else document.addEventListener('visibilitychange', listener)
  return () => {
    after?.removeEventListener('visibilitychange', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
