import { ownGlobal } from '../host/own-global'

type Watcher = EventTarget & { destroy: () => void }
type Watchers = typeof globalThis & { CloseWatcher?: new () => Watcher }

/**
 * Calls the listener when a person closes the top layer with a phone's Back button, or with Escape while nothing in
 * it has the focus. Only some browsers report this. Returns a function that stops it.
 *
 * It adds no entry to the history instead: the page's router would see that entry, and Back would lead to a page
 * that is already left.
 */
export function onCloseRequest(close: () => void, mayClose = () => true): () => void {
  const CloseWatcher = ownGlobal('CloseWatcher') as Watchers['CloseWatcher']
  let watcher: Watcher | undefined
  const watch = () => {
    if (!CloseWatcher) return
    // A phone's Back closes a dialog. Ends with: the dialog closes.
    watcher = new CloseWatcher()
    watcher.addEventListener('cancel', event => mayClose() || event.preventDefault())
    watcher.addEventListener('close', () => {
      if (mayClose()) close()
      // A watcher reports only one request, and the layer may still be open.
      if (watcher) watch()
    })
  }
  watch()
  return () => {
    watcher?.destroy()
    watcher = undefined
  }
}
