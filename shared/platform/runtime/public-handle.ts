import type { WindowEvents } from '../page/events/window-events'
import { reported } from '../page/report'
import type { PlaceholderReport } from './mount-record'
import type { MountRegistry } from './mount-registry'

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

export function installPublicHandle(version: string, registry: MountRegistry): void {
  window.Doorstep = {
    version,
    mount: (root = document) => registry.remount(root),
    unmount: placeholder => registry.unmount(placeholder),
    on: (name, listener) => {
      // Said where it is written; at the event nobody would know whose mistake it is.
      if (typeof listener !== 'function') throw TypeError(`${name}: no function`)
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      window.addEventListener(name, hear)
      return () => window.removeEventListener(name, hear)
    },
    report: () => ({ placeholders: registry.report(), messages: reported() }),
  }
}
