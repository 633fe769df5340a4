import { onVisibility } from './visibility'

/**
 * Calls the listener whenever somebody looks at the page again: its tab comes to the front, or its window gets the
 * focus. Returns a function that stops it.
 */
export function onReturned(listener: () => void): () => void {
  let isAway = document.hidden
  const leave = () => {
    isAway = true
  }
  const comeBack = () => {
    if (!isAway || document.hidden) return
    isAway = false
    listener()
  }
  const stop = onVisibility(() => (document.hidden ? leave() : comeBack()))
  // Somebody looks at the page again. Ends with: the undo.
  window.addEventListener('blur', leave)
  window.addEventListener('focus', comeBack)
  return () => {
    stop()
    window.removeEventListener('blur', leave)
    window.removeEventListener('focus', comeBack)
  }
}
