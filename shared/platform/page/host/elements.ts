import { unhidden } from './unhidden'

export const parentOf = (element: Element): HTMLElement | null => unhidden(element).parentElement

/** Returns the element and its descendants that match, in document order. */
export function elementsIn(node: Element | Document | DocumentFragment, selector: string): Element[] {
  const below = unhidden(node).querySelectorAll(selector)
  return node instanceof Element && unhidden(node).matches(selector) ? [node, ...below] : [...below]
}

/** Returns the `closest` match from an event's target, which may also be the document or the window. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? unhidden(target).closest<HTMLElement>(selector) : null

/** Returns whether the outer event target contains the inner one or is the same. */
export const holds = (outer: EventTarget | null, inner: EventTarget | null): boolean =>
  outer instanceof Node && inner instanceof Node && unhidden(outer).contains(inner)
