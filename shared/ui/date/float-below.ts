/** Whether the browser has popovers, which lie above the page; without them the element opens in the flow. */
export const canFloat = (): boolean => 'showPopover' in HTMLElement.prototype

const gap = 8

/** Shows an element above the page, below its field and within the window, so that nothing moves or clips it. */
export function floatBelow(element: HTMLElement | null, field: Element | null | undefined) {
  if (!element || !field || !canFloat()) return
  const place = () => {
    const { left, bottom } = field.getBoundingClientRect()
    const most = document.documentElement.clientWidth - element.offsetWidth - gap
    element.style.left = `${Math.max(gap, Math.min(left, most)) + scrollX}px`
    element.style.top = `${bottom + gap + scrollY}px`
  }
  element.setAttribute('popover', 'manual')
  element.showPopover()
  place()
  addEventListener('resize', place)
  return () => removeEventListener('resize', place)
}
