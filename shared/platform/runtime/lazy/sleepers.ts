// Fetched only by a page that has printed the first state of a widget.
import { recall } from '../../page/storage/remembered'
import { wakeName } from '../../page/wake'
import { atEnd } from '../at-end'

const sleeping = '[data-load=printed][data-widget-state=waiting]'

// Most pages that print something say something of the shop; one that only prints a field does not.
const printedFacts = () => import('./printed-facts')

const wake = (placeholder: Element) =>
  placeholder.dispatchEvent(new CustomEvent(wakeName, { bubbles: true, detail: 'ready' }))

const wakeFocused = ({ target }: { target: EventTarget | null }) => {
  const placeholder = target instanceof Element && target.closest(sleeping)
  if (placeholder) wake(placeholder)
}

/** Whether something was left in such a widget when this page was here before. */
const isLeftIn = (widget: string): boolean => {
  const [load] = performance.getEntriesByType?.('navigation') ?? []
  const type = (load as PerformanceNavigationTiming | undefined)?.type
  return type !== 'navigate' && recall('left-here')?.includes(`"${widget} `) === true
}

let isWatching = false

/** Once the page has been quiet, what a press would need is fetched; browsers that cannot wait for quiet do without. */
function lookAhead(): void {
  const isQuiet = () =>
    globalThis.requestIdleCallback?.(
      () =>
        void import('./fetch-ahead').then(
          ({ fetchAhead }) => fetchAhead(),
          () => {},
        ),
    )
  if (document.readyState === 'complete') isQuiet()
  else window.addEventListener('load', isQuiet, { once: true })
}

/** Lets a placeholder sleep until it has the focus, or what it has printed is no longer so. */
export function sleep(placeholder: HTMLElement, until?: AbortSignal): void {
  if (!isWatching) {
    isWatching = true
    document.addEventListener('focusin', wakeFocused)
    lookAhead()
    atEnd(until, () => {
      document.removeEventListener('focusin', wakeFocused)
      isWatching = false
    })
  }
  const { widget = '', printed } = placeholder.dataset
  if (placeholder.contains(document.activeElement) || isLeftIn(widget)) wake(placeholder)
  else if (printed)
    printedFacts().then(
      ({ watchFacts }) => watchFacts(placeholder, until),
      () => wake(placeholder),
    )
}
