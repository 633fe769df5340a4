/** The element that a test is sure of: one that is missing, or of another kind, ends the test where it is looked for. */
export function expectElement<Kind extends Element>(
  element: unknown,
  kind: abstract new (...given: never[]) => Kind,
): Kind {
  if (element instanceof kind) return element
  throw new Error(`Expected one ${kind.name}, found ${String(element)}.`)
}
