/**
 * How much larger an element is seen than its own style says: a page may be zoomed by its style sheet, in whole or in part.
 * Measured, as browsers differ in what they count in zoomed pixels.
 */
export function zoomOf(element: HTMLElement): number {
  const { offsetWidth } = element
  const seen = element.getBoundingClientRect().width
  return seen && offsetWidth ? Math.round((100 * seen) / offsetWidth) / 100 : 1
}
