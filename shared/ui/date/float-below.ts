import { zoomOf } from '../../platform/page/host/zoom-of'

/** Returns whether the browser has popovers, which float above the page. Without them the element opens in the flow. */
export const canFloat = (): boolean => 'showPopover' in HTMLElement.prototype

const gap = 8

/**
 * Shows an element above the page, below its field and within the window, so that nothing moves or clips it; it stays
 * there when the field's box is scrolled.
 */
export function floatBelow(element: HTMLElement | null, field: Element | null | undefined) {
  if (!element || !field || !canFloat()) return
  const { style } = element
  const root = document.documentElement
  Object.assign(style, { left: '0', top: '0' })
  const place = () => {
    const { left, bottom } = field.getBoundingClientRect()
    const at = element.getBoundingClientRect()
    const zoom = zoomOf(element)
    // Beside the scroll bar, where it takes room.
    const most = root.clientWidth * zoomOf(root) - at.width - 2 * gap
    // From where it stands: put back to the top first, the page would be shorter, and Firefox and Safari would scroll back.
    style.left = `${Number.parseFloat(style.left) + (Math.max(gap, Math.min(left, most)) - at.left) / zoom}px`
    style.top = `${Number.parseFloat(style.top) + (bottom + gap * zoom - at.top) / zoom}px`
  }
  element.setAttribute('popover', 'manual')
  element.showPopover()
  place()
  // A calendar follows its field. Ends with: the calendar closes.
  for (const name of ['resize', 'scroll']) addEventListener(name, place, true)
  return () => {
    for (const name of ['resize', 'scroll']) removeEventListener(name, place, true)
  }
}
