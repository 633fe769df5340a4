import type { WindowEvents } from '../page/events/window-events'
import { reported } from '../page/report'
import type { PlaceholderReport } from './mount-record'
import type { MountRegistry } from './mount-registry'

/** `window.Doorstep`: the functions that a page's own scripts may call. */
type PublicHandle = {
  readonly version: string
  /** Mounts the placeholders at or below `root`, the whole page by default; those already mounted stay. */
  mount: (root?: Element | Document) => void
  /** Removes a widget and restores the server's content, until `mount` is called for it. */
  unmount: (placeholder: Element) => void
  /** Listens to a window event of the widgets and returns the function that stops listening. */
  on: <Name extends keyof WindowEvents>(
    name: Name,
    listener: (detail: WindowEvents[Name]) => void,
  ) => () => void
  /** Returns the state of every placeholder, and every message that the bundle has reported. */
  report: () => { placeholders: PlaceholderReport[]; messages: readonly string[] }
}

declare global {
  interface Window {
    Doorstep?: PublicHandle
  }
}

export function installPublicHandle(version: string, registry: MountRegistry): void {
  window.Doorstep = {
    version,
    mount: registry.remount,
    unmount: registry.unmount,
    on: (name, listener) => {
      // An error is thrown now, while the stack still shows the caller.
      if (typeof listener !== 'function') throw TypeError(`${name}: not a function`)
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      // A script of the page hears an event. Ends with: the undo that it gets.
      window.addEventListener(name, hear)
      return () => window.removeEventListener(name, hear)
    },
    report: () => ({ placeholders: registry.report(), messages: reported() }),
  }
}
