import { reported } from '../page/report'
import type { WindowEvents } from '../page/window-events'
import type { PlaceholderReport } from './kept-placeholder'
import type { PlaceholderKeeper } from './placeholder-keeper'

/** `window.Doorstep`: what a page's own scripts may ask of the widgets. */
type PublicHandle = {
  readonly version: string
  /** Mounts the placeholders at or below `root`, the whole page by default; those already mounted stay. */
  mount: (root?: Element | Document) => void
  /** Takes a widget away and puts the server's content back, until `mount` is called for it. */
  unmount: (placeholder: Element) => void
  /** Listens to a window event of the widgets and returns the function that stops listening. */
  on: <Name extends keyof WindowEvents>(
    name: Name,
    listener: (detail: WindowEvents[Name]) => void,
  ) => () => void
  /** What has become of every placeholder, and every sentence the bundle has said. */
  report: () => { placeholders: PlaceholderReport[]; messages: readonly string[] }
}

declare global {
  interface Window {
    Doorstep?: PublicHandle
  }
}

export function installPublicHandle(version: string, keeper: PlaceholderKeeper): void {
  window.Doorstep = {
    version,
    mount: (root = document) => keeper.remount(root),
    unmount: placeholder => keeper.unmount(placeholder),
    on: (name, listener) => {
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      window.addEventListener(name, hear)
      return () => window.removeEventListener(name, hear)
    },
    report: () => ({ placeholders: keeper.report(), messages: reported() }),
  }
}
