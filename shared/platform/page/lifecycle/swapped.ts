const addressNow = () => location.pathname + location.search

/**
 * Calls the listener when a router has put another page into this document: a widget comes or goes at another address,
 * or the last of the earlier widgets is gone. Returns a function that stops it.
 */
export function onSwapped(listener: () => void): () => void {
  let address = addressNow()
  let isDue = false
  const look = ({ type }: Event) => {
    const isSamePage =
      address === addressNow() &&
      (type === 'doorstep:mounted' || document.querySelector('[data-widget-state="mounted"]'))
    address = addressNow()
    if (isSamePage || isDue) return
    isDue = true
    // The widgets of a page go one after another, in one task.
    queueMicrotask(() => {
      isDue = false
      listener()
    })
  }
  window.addEventListener('doorstep:mounted', look)
  window.addEventListener('doorstep:unmounted', look)
  return () => {
    window.removeEventListener('doorstep:mounted', look)
    window.removeEventListener('doorstep:unmounted', look)
  }
}
