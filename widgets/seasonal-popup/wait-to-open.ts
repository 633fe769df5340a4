import { isDialogOpen, isFieldInUse } from './in-the-way'
import { onChanges } from './on-changes'
import { inOneTab, isAllowed, isShownLately, noteShown } from './shown-lately'

const delayMs = 5000

/**
 * Opens after five seconds (SP-02) in which the page is looked at, nobody is in a field, no dialog is open and the cookie
 * that stands for the visitor's consent is there; once, once in seven days (SP-03), and never where the browser
 * could not keep that in mind. Returns the undo.
 */
export function waitToOpen(show: () => void, consentCookie?: string): () => void {
  const isUndisturbed = () =>
    !document.hidden && !isFieldInUse() && !isDialogOpen() && isAllowed(consentCookie)
  let remainingMs = delayMs
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = true
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remainingMs -= performance.now() - since
  }
  const stop = () => {
    isWaiting = false
    clearTimeout(timer)
    stopLooking()
  }
  const open = () => {
    if (!isWaiting || !isUndisturbed()) return
    stop()
    if (!isShownLately() && noteShown()) show()
  }
  const look = () => {
    if (!isUndisturbed()) return pause()
    if (timer !== undefined) return
    since = performance.now()
    timer = setTimeout(() => {
      pause()
      void inOneTab(open)
    }, remainingMs)
  }
  const stopLooking = onChanges(look)
  look()
  return stop
}
