/** Where there are popovers, what opens below a field lies above the page; elsewhere it opens in the flow. */
export const canFloat = (): boolean => 'showPopover' in HTMLElement.prototype

const gap = 8

/** Lays an element above the page, below its field and inside the window, so that nothing moves and nothing cuts it off. */
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
