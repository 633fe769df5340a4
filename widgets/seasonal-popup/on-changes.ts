const lookMs = 250

// Events after which a dialog may have opened or closed, a field gained or lost the focus (in a frame: the window's own
// events), or consent been given.
const changeEvents = 'visibilitychange focusin focusout focus blur transitionend animationend click'.split(
  ' ',
)
const attributeFilter = ['open', 'hidden', 'class', 'style', 'role', 'aria-modal']

/**
 * Calls `look` soon after a change on the page that may affect dialogs, the focus or cookies; it costs nothing while
 * nothing changes. Returns a function that stops it.
 */
export function onChanges(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    // The card waits while the page has a dialog, a field in use or no consent. Ends with: the card has
    // opened and closed.
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, lookMs)
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(document, { subtree: true, childList: true, attributeFilter })
  for (const name of changeEvents) window.addEventListener(name, lookSoon)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const name of changeEvents) window.removeEventListener(name, lookSoon)
  }
}
