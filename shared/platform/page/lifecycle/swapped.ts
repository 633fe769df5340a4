import { placeholdersIn } from '../placeholders'

const names = ['doorstep:mounted', 'doorstep:unmounted'] as const
const [mounted] = names
const addressNow = () => location.pathname + location.search

/** Calls the listener whenever a widget of the page comes or goes; returns a function that stops it. */
export function onWidgets(listener: (event: Event) => void): () => void {
  // Widgets come and go with their page. Ends with: the undo.
  for (const name of names) window.addEventListener(name, listener)
  return () => {
    for (const name of names) window.removeEventListener(name, listener)
  }
}

/**
 * Calls the listener when a router has put another page into this document: a widget comes or goes at another address,
 * or the last of the earlier widgets is gone. Returns a function that stops it.
 */
export function onSwapped(listener: () => void): () => void {
  let address = addressNow()
  let isDue = false
  return onWidgets(({ type }) => {
    const isSamePage =
      address === addressNow() &&
      (type === mounted || placeholdersIn(document).some(({ dataset }) => dataset.widgetState === 'mounted'))
    address = addressNow()
    if (isSamePage || isDue) return
    isDue = true
    // The widgets of a page go one after another, in one task.
    queueMicrotask(() => {
      isDue = false
      listener()
    })
  })
}
