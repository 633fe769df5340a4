/** The element, checked for its kind; throws if it is missing or of another kind. */
export function expectElement<Kind extends Element>(
  element: unknown,
  kind: abstract new (...given: never[]) => Kind,
): Kind {
  if (element instanceof kind) return element
  throw new Error(`Expected one ${kind.name}, found ${String(element)}.`)
}
