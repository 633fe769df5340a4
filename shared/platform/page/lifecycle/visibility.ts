/**
 * Calls the listener whenever the page becomes hidden or visible, on `after` or else on the document; returns a
 * function that stops it.
 */
export function onVisibility(listener: () => void, after?: Window): () => void {
  // The code names `document` directly, so that the build can replace it (own-document.mjs).
  if (after) after.addEventListener('visibilitychange', listener)
  else document.addEventListener('visibilitychange', listener)
  return () => {
    after?.removeEventListener('visibilitychange', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
