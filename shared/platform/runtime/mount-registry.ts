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
import { onDispose } from './on-dispose'
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
  /** Mounts the placeholders at or below `root` that are new or were unmounted by `unmount`. */
  remount: (root: Element | Document) => void
  report: () => PlaceholderReport[]
}

/**
 * Remounts a widget that another script has removed, and writes `data-widget-state` again if a morphing page has
 * reset it.
 */
function fix(record: MountRecord): void {
  const { element, mounted } = record
  if (mounted && !mounted.isIntact()) mounted.remount()
  if (element.dataset.widgetState !== record.state) setWidgetState(record, record.state)
}

/** Creates the record of a placeholder that waits to be mounted. */
function recordOf(element: HTMLElement, widgets: WidgetList): MountRecord {
  const widget = widgetOf(element)
  const listed = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined
  return { widget, element, state: 'waiting', listed, presses: [] }
}

/**
 * Fetches a widget before it is needed. A failure is ignored, as the widget is fetched again, and reported, when it
 * is needed.
 */
const fetchAhead = (record: MountRecord | undefined): void => void record?.listed?.load().catch(() => {})

/** Creates the registry, which keeps a record of each placeholder of the page and its state. */
export function createMountRegistry(
  widgets: WidgetList,
  providers?: Inject,
  until?: AbortSignal,
): MountRegistry {
  // Records are not kept in the markup, because a clone copies attributes.
  const known = new WeakMap<Element, MountRecord>()
  const live = new Set<MountRecord>()
  const queue = createMountQueue()
  const watcher = watchStrategies(
    (placeholder, trigger) => {
      const record = known.get(placeholder)
      if (record) loadWidget(record, trigger, loading)
    },
    placeholder => fetchAhead(known.get(placeholder)),
    until,
  )
  const loading: Loading = { life: { providers, isInGesture: watchGestures(until) }, queue, live, watcher }

  const release = (record: MountRecord) => {
    live.delete(record)
    known.delete(record.element)
    watcher.forget(record.element)
    record.mounted?.unmount()
    delete record.element.dataset.widgetState
    if (record.mounted) tell('doorstep:unmounted', { widget: record.widget, element: record.element })
  }
  const wake = wakeAtEvents(live, watcher, until)
  onDispose(until, () => live.forEach(release))

  const add = async (element: HTMLElement) => {
    if (known.has(element) || !element.isConnected || isOff(element)) return
    const record = recordOf(element, widgets)
    const { listed } = record
    known.set(element, record)
    const strategy = unhidden(element).getAttribute('data-load') ?? listed?.when
    const swallowed = swallowedBy(element, widgets)
    if (listed && !swallowed && loadStrategies.includes(strategy as LoadStrategy)) {
      live.add(record)
      setWidgetState(record, 'waiting')
      watcher.watch(element, strategy as LoadStrategy)
      wake(record)
      return
    }
    const message = (await diagnostics()).faultOf(record, swallowed, `${strategy}`, Object.keys(widgets))
    if (!message) return
    live.add(record)
    fail(record, message)
  }

  return {
    add: element => queue(() => void add(element)),
    sweep() {
      for (const record of live) {
        const { element, widget } = record
        if (!element.isConnected || widgetOf(element) !== widget || isOff(element)) release(record)
        else fix(record)
      }
    },
    unmount(element) {
      const record = known.get(element)
      if (!record) return
      release(record)
      known.set(element, record)
    },
    remount(root) {
      for (const element of placeholdersIn(root)) {
        const record = known.get(element)
        if (record && !live.has(record)) known.delete(element)
        this.add(element)
      }
    },
    report: () => [...live].map(({ listed, mounted, presses, ...report }) => report),
  }
}
