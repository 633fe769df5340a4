import { placeholdersIn } from '../page/placeholders'
import { tell } from '../page/window-events'
import type { Need } from '../services/service'
import { atEnd } from './at-end'
import {
  become,
  diagnosis,
  fail,
  type Kept,
  type PlaceholderReport,
  swallowedBy,
  widgetOf,
} from './kept-placeholder'
import { watchGestures } from './lazy/gestures'
import { watchMoments } from './lazy/moments'
import { type Loading, loadWidget } from './mount/load-widget'
import { createMountQueue } from './mount/mount-queue'
import { type Moment, moments, type WidgetList } from './widget-list'

export type PlaceholderKeeper = ReturnType<typeof createPlaceholderKeeper>

/** Knows every placeholder of the page and what has become of it. */
export function createPlaceholderKeeper(widgets: WidgetList, services?: Need, until?: AbortSignal) {
  // Being known is remembered here and not in the markup: a clone copies attributes, not this.
  const known = new WeakMap<Element, Kept>()
  const live = new Set<Kept>()
  const queue = createMountQueue()
  const watcher = watchMoments(
    (placeholder, trigger) => {
      const kept = known.get(placeholder)
      if (kept) loadWidget(kept, trigger, loading)
    },
    placeholder =>
      void known
        .get(placeholder)
        ?.listed?.load()
        .catch(() => {}),
    until,
  )
  const loading: Loading = { life: { services, isInGesture: watchGestures(until) }, queue, live, watcher }

  const release = (kept: Kept) => {
    live.delete(kept)
    known.delete(kept.element)
    watcher.forget(kept.element)
    kept.mounted?.unmount()
    delete kept.element.dataset.widgetState
    if (kept.mounted) tell('doorstep:unmounted', { widget: kept.widget, element: kept.element })
  }
  atEnd(until, () => live.forEach(release))

  const adopt = async (element: HTMLElement) => {
    if (known.has(element) || !element.isConnected) return
    const widget = widgetOf(element)
    const listed = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined
    const kept: Kept = { widget, element, state: 'waiting', listed, presses: [] }
    known.set(element, kept)
    const moment = element.getAttribute('data-load') ?? listed?.when
    const swallowed = swallowedBy(element, widgets)
    if (listed && !swallowed && moments.includes(moment as Moment)) {
      live.add(kept)
      become(kept, 'waiting')
      watcher.watch(element, moment as Moment)
      return
    }
    const message = (await diagnosis()).faultOf(kept, swallowed, `${moment}`, Object.keys(widgets))
    if (!message) return
    live.add(kept)
    fail(kept, message)
  }

  return {
    /** Takes a placeholder in, once, as soon as the page has time; other libraries' `data-widget` values are left alone. */
    adopt: (element: HTMLElement): void => queue(() => void adopt(element)),
    /** Unmounts what has left the page or changed its name, and remounts what another script has torn. */
    sweep(): void {
      for (const kept of live) {
        const { element, mounted, widget } = kept
        if (!element.isConnected || widgetOf(element) !== widget) release(kept)
        else if (kept.state === 'mounted' && mounted && !mounted.isIntact()) mounted.remount()
      }
    },
    /** Unmounts the widget and leaves its placeholder to the server's content until it is inserted again. */
    unmount(element: Element): void {
      const kept = known.get(element)
      if (!kept) return
      release(kept)
      known.set(element, kept)
    },
    /** Mounts a placeholder that was unmounted by hand, or that is new. */
    remount(root: Element | Document): void {
      for (const element of placeholdersIn(root)) {
        const kept = known.get(element)
        if (kept && !live.has(kept)) known.delete(element)
        this.adopt(element)
      }
    },
    report: (): PlaceholderReport[] => [...live].map(({ listed, mounted, presses, ...told }) => told),
  }
}
