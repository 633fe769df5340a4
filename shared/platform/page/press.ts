import { closestTo, holds } from './host/elements'

/** Matches everything that a person presses; all else is words. */
export const controls = 'a,button,summary,label,input,select,textarea'

/**
 * Presses the control on which a mouse button, or a tap, went down, if an answer, a message or the page has moved it
 * from under the pointer before the release. A browser drops such a press.
 */
export function keepPress({ target, button }: MouseEvent): void {
  const control = closestTo(target, controls)
  if (button || !control) return
  const before = control.getBoundingClientRect()
  const finish = ({ target: over, clientX, clientY }: MouseEvent) => {
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    const isMoved = !holds(control, over) && isIn(before) && !isIn(control.getBoundingClientRect())
    if (isMoved && control.isConnected) control.click()
  }
  // Ends with: the next release.
  window.addEventListener('mouseup', finish, { capture: true, once: true })
}
