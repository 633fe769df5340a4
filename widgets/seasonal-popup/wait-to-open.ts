import { isDialogOpen, isFieldInUse } from './in-the-way'
import { inOneTab, isShownLately, noteShown } from './shown-lately'

const delayMs = 5000
export const lookMs = 250

const isUndisturbed = () => !document.hidden && !isFieldInUse() && !isDialogOpen()

/**
 * Opens after five seconds (SP-02) in which the page is looked at, nobody is in a field and no dialog is open; once, once
 * in seven days (SP-03), and never where the browser could not keep that in mind. Returns the undo.
 */
export function waitToOpen(show: () => void): () => void {
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
