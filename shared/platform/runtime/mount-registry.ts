import { tell } from '../page/events/window-events'
import { unhidden } from '../page/host/unhidden'
import { isOff, placeholdersIn } from '../page/placeholders'
import type { Inject } from '../providers/provider'
import { watchGestures } from './lazy/gestures'
import { watchStrategies } from './lazy/load-strategies'
import { wakeAtEvents } from './lazy/wake-at-events'
import { type Loading, loadWidget } from './mount/load-widget'
import { createMountQueue } from './mount/mount-queue'
import {
  diagnostics,
  fail,
  type MountRecord,
  type PlaceholderReport,
  setWidgetState,
  swallowedBy,
  widgetOf,
} from './mount-record'
import { isBuilt, onDispose } from './on-dispose'
import { type LoadStrategy, loadStrategies, type WidgetList } from './widget-list'

export type MountRegistry = {
  /** Registers a placeholder, once, when the page has time. Ignores `data-widget` values of other libraries. */
  add: (element: HTMLElement) => void
  /**
   * Unmounts widgets whose placeholder was removed, renamed or switched off, and remounts widgets that another
   * script removed.
   */
  sweep: () => void
  /** Unmounts the widget and shows the server's content until `remount` is called for it. */
  unmount: (element: Element) => void
  /** Mounts the placeholders at or below `root`, the whole page by default, that are new or were unmounted by `unmount`. */
  remount: (root?: Element | Document) => void
  report: () => PlaceholderReport[]
}

/**
 * Remounts a widget that another script has removed, and writes `data-widget-state` again if a morphing page has
 * reset it.
 */
function fix(record: MountRecord): void {
  record.mounted?.mend()
  setWidgetState(record, record.state)
}

/** Creates the registry, which keeps a record of each placeholder of the page and its state. */
export function createMountRegistry(
  widgets: WidgetList,
  providers?: Inject,
  until?: AbortSignal,
): MountRegistry {
  // Records are not kept in the markup, because a clone copies attributes.
  const known = new WeakMap<Element, MountRecord>()
  const live = new Set<MountRecord>()
  const watcher = watchStrategies(known, (record, trigger) => loadWidget(record, trigger, loading), until)
  const life = { ...(!isBuilt && { providers }), isInGesture: watchGestures(until) }
  const loading: Loading = { life, queue: createMountQueue(), watcher }

  const release = (record: MountRecord) => {
    live.delete(record)
    watcher.forget(record)
    // Without a state, a load or a mount that is still under way stops.
    delete record.state
    delete record.element.dataset.widgetState
    if (!record.mounted) return
    record.mounted.unmount()
    tell('doorstep:unmounted', { widget: record.widget, element: record.element })
  }
  const wake = wakeAtEvents(live, watcher, until)
  onDispose(until, () => live.forEach(release))

  const add = async (element: HTMLElement) => {
    if (known.has(element) || !element.isConnected || isOff(element)) return
    const widget = widgetOf(element)
    const listed = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined
    const record: MountRecord = { widget, element, state: 'waiting', listed, presses: [] }
    known.set(element, record)
    const strategy = unhidden(element).getAttribute('data-load')?.trim() ?? listed?.when
    const swallowed = swallowedBy(element, widgets)
    if (listed && !swallowed && loadStrategies.includes(strategy as LoadStrategy)) {
      live.add(record)
      setWidgetState(record, 'waiting')
      watcher.watch(record, strategy as LoadStrategy)
      wake(record)
      return
    }
    const message = (await diagnostics()).faultOf(record, swallowed, strategy, widgets)
    if (!message) return
    live.add(record)
    fail(record, message)
  }

  const addSoon = (element: HTMLElement) => loading.queue(() => void add(element))

  return {
    add: addSoon,
    sweep() {
      for (const record of live) {
        const { element, widget } = record
        if (element.isConnected && widgetOf(element) === widget && !isOff(element)) fix(record)
        else {
          known.delete(element)
          release(record)
        }
      }
    },
    unmount(element) {
      const record = known.get(element)
      if (record) release(record)
    },
    remount(root = document) {
      for (const element of placeholdersIn(root)) {
        if (!live.has(known.get(element) as MountRecord)) known.delete(element)
        addSoon(element)
      }
    },
    report: () =>
      [...live].map(
        ({ widget, element, state, message }) => ({ widget, element, state, message }) as PlaceholderReport,
      ),
  }
}
