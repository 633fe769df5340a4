// Fetched only by a page with a server-rendered first state of a widget.

import { pageLoad } from '../../page/arrival'
import { activateName } from '../../page/events/activate'
import { whenIdle } from '../../page/host/own-global'
import { getStored } from '../../page/storage/tab-storage'
import { onDispose } from '../on-dispose'

const inactiveSelector = '[data-load=printed][data-widget-state=waiting]'

// Fetched only for a placeholder with server-rendered facts; a page that only renders a field needs none.
const serverRenderedFacts = () => import('./server-rendered-facts')

const activate = (placeholder: Element) =>
  placeholder.dispatchEvent(new CustomEvent(activateName, { bubbles: true, detail: 'ready' }))

const activateFocused = ({ target }: { target: EventTarget | null }) => {
  const placeholder =
    target instanceof HTMLElement && !('elements' in target) && target.closest(inactiveSelector)
  if (placeholder) activate(placeholder)
}

/**
 * Returns whether a person left a value in this widget before they returned to the page, reloaded it, or had to
 * log in (L-63).
 */
const isLeftIn = (widget: string): boolean => {
  const left = getStored(pageLoad()?.type === 'navigate' ? 'typed-before-login' : 'left-here')
  return !!left?.includes(`"${widget} `)
}

let isWatching = false

/**
 * Fetches the files that a press would need, once the page has loaded and is idle. Browsers without
 * `requestIdleCallback` skip this.
 */
function lookAhead(sharedFiles: readonly string[]): void {
  // A printed widget that gets the focus; fetching ahead when idle. Ends with: the loader is disposed.
  const isQuiet = () =>
    whenIdle()?.(
      () =>
        void import('./fetch-ahead').then(
          ({ fetchAhead }) => fetchAhead(sharedFiles),
          () => {},
        ),
    )
  if (document.readyState === 'complete') isQuiet()
  else window.addEventListener('load', isQuiet, { once: true })
}

/**
 * Leaves a placeholder inactive until it has the focus or its server-rendered state is out of date. The loader gives
 * the names of its shared files: it alone knows them, so that no other file changes with them.
 */
export function watchIsland(
  placeholder: HTMLElement,
  sharedFiles: readonly string[],
  until?: AbortSignal,
): void {
  if (!isWatching) {
    isWatching = true
    document.addEventListener('focusin', activateFocused)
    lookAhead(sharedFiles)
    onDispose(until, () => {
      document.removeEventListener('focusin', activateFocused)
      isWatching = false
    })
  }
  const { widget = '', printed } = placeholder.dataset
  if (placeholder.contains(document.activeElement) || isLeftIn(widget)) activate(placeholder)
  else if (printed)
    serverRenderedFacts().then(
      ({ watchFacts }) => watchFacts(placeholder, until),
      () => activate(placeholder),
    )
}
