/**
 * Calls the listener whenever the browser restores the page from the back/forward cache; returns a function that
 * stops it.
 */
export function onRestored(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  // The page comes from the back/forward cache. Ends with: the undo.
  window.addEventListener('pageshow', hear)
  return () => window.removeEventListener('pageshow', hear)
}
