import { unhidden } from './unhidden'

export const parentOf = (element: Element): HTMLElement | null => unhidden(element).parentElement

/** What of an element and all in it matches, in document order. */
export function elementsIn(node: Element | Document | DocumentFragment, selector: string): Element[] {
  const below = unhidden(node).querySelectorAll(selector)
  return node instanceof Element && unhidden(node).matches(selector) ? [node, ...below] : [...below]
}

/** `closest` of what an event was dispatched on, which may also be the document or the window. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? unhidden(target).closest<HTMLElement>(selector) : null

/** Whether one holds the other, or is it; of targets of events. */
export const holds = (outer: EventTarget | null, inner: EventTarget | null): boolean =>
  outer instanceof Node && inner instanceof Node && unhidden(outer).contains(inner)
