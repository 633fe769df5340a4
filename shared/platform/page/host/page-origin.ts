/**
 * Returns the origin of the page. A preview whose page stands in the attribute `srcdoc` of its frame has no address of
 * its own, and that of the page around it.
 */
export function pageOrigin(): string {
  const { origin } = location
  try {
    return origin === 'null' ? parent.location.origin : origin
  } catch {
    // A sandbox.
    return origin
  }
}
