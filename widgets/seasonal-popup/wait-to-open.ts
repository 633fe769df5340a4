import { isDialogOpen, isFieldInUse } from './in-the-way'
import { inOneTab, isAllowed, isShownLately, noteShown } from './shown-lately'

const delayMs = 5000
export const lookMs = 250

/**
 * Opens after five seconds (SP-02) in which the page is looked at, nobody is in a field, no dialog is open and the cookie
 * that stands for the visitor's consent is there; once, once in seven days (SP-03), and never where the browser
 * could not keep that in mind. Returns the undo.
 */
export function waitToOpen(show: () => void, consentCookie?: string): () => void {
  const isUndisturbed = () =>
    !document.hidden && !isFieldInUse() && !isDialogOpen() && isAllowed(consentCookie)
  let isWaiting = true
  let undisturbedMs = 0
  const stop = () => {
    isWaiting = false
    clearInterval(timer)
  }
  const open = () => {
    if (!isWaiting || !isUndisturbed()) return
    stop()
    if (!isShownLately() && noteShown()) show()
  }
  const timer = setInterval(() => {
    if (isShownLately()) stop()
    if (!isWaiting || !isUndisturbed()) return
    undisturbedMs += lookMs
    if (undisturbedMs >= delayMs) void inOneTab(open)
  }, lookMs)
  return stop
}
