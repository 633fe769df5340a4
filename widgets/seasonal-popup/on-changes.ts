export const lookMs = 250

// What may end with a dialog shown or hidden, a field left or entered (a frame's by the window's own), or consent.
const changeEvents = 'visibilitychange focusin focusout focus blur transitionend animationend click'.split(
  ' ',
)
const attributeFilter = ['open', 'hidden', 'class', 'style', 'role', 'aria-modal']

/**
 * Runs `look` soon after something has changed on the page that may bring or take a dialog, a field in use or a cookie;
 * a page on which nothing changes costs nothing. Returns the undo.
 */
export function onChanges(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, lookMs)
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(document, { subtree: true, childList: true, attributeFilter })
  for (const name of changeEvents) window.addEventListener(name, lookSoon)
  const cookies = window.cookieStore as EventTarget | undefined
  cookies?.addEventListener('change', lookSoon)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const name of changeEvents) window.removeEventListener(name, lookSoon)
    cookies?.removeEventListener('change', lookSoon)
  }
}
