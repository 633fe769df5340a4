/**
 * Returns how much the page's style sheet zooms an element. The zoom is measured, because browsers differ in which
 * sizes they report in zoomed pixels.
 */
export function zoomOf(element: HTMLElement): number {
  const { offsetWidth } = element
  const seen = element.getBoundingClientRect().width
  return seen && offsetWidth ? Math.round((100 * seen) / offsetWidth) / 100 : 1
}
