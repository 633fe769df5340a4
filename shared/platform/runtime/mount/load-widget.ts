import { tell } from '../../page/events/window-events'
import type { watchStrategies } from '../lazy/load-strategies'
import { diagnostics, fail, type MountRecord, setWidgetState } from '../mount-record'
import type { LoadableWidget, MountLife } from '../widget-list'

/** The objects that all placeholders of the page share. */
export type Loading = {
  life: Pick<MountLife, 'providers' | 'isInGesture'>
  /** Runs a task as soon as the page has time. */
  queue: (task: () => void) => void
  watcher: ReturnType<typeof watchStrategies>
}

/** Fetches and mounts the widget of a placeholder, once; `trigger` is the pressed control. */
export function loadWidget(
  record: MountRecord,
  trigger: HTMLElement | null | undefined,
  loading: Loading,
): void {
  if (trigger) record.presses.push(trigger)
  if (record.state !== 'waiting') return
  setWidgetState(record, 'loading')
  const since = performance.now()
  record.listed?.load().then(
    ({ widget }) => loading.queue(() => mount(record, widget, since, loading)),
    (problem: unknown) => {
      loading.watcher.forget(record)
      void diagnostics()
        .then(
          ({ unloaded }) => unloaded(record.widget, problem),
          () => `${record.widget}: ${problem}`,
        )
        .then(message => record.state && fail(record, message))
      pressAgain(record)
    },
  )
}

/** Presses the server's own button after the widget has failed. */
const pressAgain = ({ presses: [first] }: MountRecord) => first?.isConnected && first.click()

function mount(record: MountRecord, widget: LoadableWidget, since: number, { life, watcher }: Loading): void {
  // The placeholder may have been released during the fetch.
  if (!record.element.isConnected || record.state !== 'loading') return
  record.mounted = widget.mount(record.element, {
    ...life,
    since,
    shown() {
      delete record.message
      setWidgetState(record, 'mounted')
      watcher.forget(record)
      tell('doorstep:mounted', { widget: record.widget, element: record.element })
    },
    changed: state => setWidgetState(record, state),
    pressed: record.presses,
    failed(message) {
      const wasShown = record.state !== 'loading'
      watcher.forget(record)
      fail(record, message)
      if (!wasShown) pressAgain(record)
      record.presses.length = 0
    },
  })
}
