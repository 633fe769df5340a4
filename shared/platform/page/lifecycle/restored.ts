/** Calls the listener whenever the page comes back from the back/forward cache; returns the undo. */
export function onRestored(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', hear)
  return () => window.removeEventListener('pageshow', hear)
}
