import { ownGlobal } from '../host/own-global'

type Watcher = EventTarget & { destroy: () => void }
type Watchers = typeof globalThis & { CloseWatcher?: new () => Watcher }

/**
 * Calls the listener when a person asks to close what is on top by other ways than its own: a phone's Back, or Escape
 * while nothing in it has the focus. Only browsers that tell of it do; returns the undo.
 *
 * No entry of our own is put into the history instead: the page's router would see it come and go, and Back would lead to
 * a page that is already left.
 */
export function onCloseRequest(close: () => void, mayClose = () => true): () => void {
  const CloseWatcher = ownGlobal('CloseWatcher') as Watchers['CloseWatcher']
  let watcher: Watcher | undefined
  const watch = () => {
    if (!CloseWatcher) return
    watcher = new CloseWatcher()
    watcher.addEventListener('cancel', event => mayClose() || event.preventDefault())
    watcher.addEventListener('close', () => {
      if (mayClose()) close()
      // A watcher hears only one request, and what it was to close may still be open.
      setTimeout(() => watcher && watch())
    })
  }
  watch()
  return () => {
    watcher?.destroy()
    watcher = undefined
  }
}
