import { isDialogOpen, isFieldInUse } from './in-the-way'
import { onChanges } from './on-changes'
import { inOneTab, isAllowed, isShownLately, noteShown } from './shown-lately'

const delayMs = 5000

/**
 * Calls `show` after five seconds (SP-02) during which the page is visible, no field has the focus, no dialog is open
 * and the consent cookie is set. It does so once, at most once in seven days (SP-03), and never if the browser
 * cannot store that. Returns a function that stops it.
 */
export function waitToOpen(show: () => void, consentCookie?: string): () => void {
  // The dialogs come last: a search for them takes longer on a long page.
  const isUndisturbed = () =>
    !document.hidden && !isFieldInUse() && isAllowed(consentCookie) && !isDialogOpen()
  let remainingMs = delayMs
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remainingMs -= performance.now() - since
  }
  const stop = () => {
    clearTimeout(timer)
    stopLooking()
  }
  const open = () => {
    if (!isUndisturbed()) return
    stop()
    if (!isShownLately() && noteShown()) show()
  }
  const look = () => {
    if (!isUndisturbed()) return pause()
    if (timer !== undefined) return
    since = performance.now()
    // Five undisturbed seconds. Ends with: it opens; the widget goes.
    timer = setTimeout(() => {
      pause()
      void inOneTab(open)
    }, remainingMs)
  }
  const stopLooking = onChanges(look)
  look()
  return stop
}
