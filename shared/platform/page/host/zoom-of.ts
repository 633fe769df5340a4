/**
 * Returns how much the page's style sheet zooms an element. The zoom is measured, because browsers differ in which
 * sizes they report in zoomed pixels.
 */
export function zoomOf(element: HTMLElement): number {
  const { offsetWidth } = element
  const seen = element.getBoundingClientRect().width
  // `offsetWidth` is rounded, which is much of a narrow element.
  if (!seen || !offsetWidth || Math.abs(seen - offsetWidth) < 1) return 1
  return Math.round((100 * seen) / offsetWidth) / 100
}
