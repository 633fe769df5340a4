import { tell } from '../../page/window-events'
import { become, diagnosis, fail, type Kept } from '../kept-placeholder'
import type { watchMoments } from '../lazy/moments'
import type { LoadableWidget, MountLife } from '../widget-list'

/** What the page has for all its placeholders. */
export type Loading = {
  life: Pick<MountLife, 'services' | 'isInGesture'>
  /** Does it as soon as the page has time. */
  queue: (task: () => void) => void
  /** The placeholders that are on the page, but for those whose fault is not told. */
  live: ReadonlySet<Kept>
  watcher: ReturnType<typeof watchMoments>
}

/** Fetches and mounts the widget of a placeholder, once; `trigger` is what the visitor pressed for it. */
export function loadWidget(kept: Kept, trigger: HTMLElement | null | undefined, loading: Loading): void {
  if (trigger) kept.presses.push(trigger)
  if (kept.state !== 'waiting') return
  become(kept, 'loading')
  const since = performance.now()
  kept.listed?.load().then(
    ({ widget }) => loading.queue(() => mount(kept, widget, since, loading)),
    (problem: unknown) => {
      loading.watcher.forget(kept.element)
      void diagnosis()
        .then(
          ({ unloaded }) => unloaded(kept.widget, problem),
          () => `${kept.widget} could not be fetched (${problem}).`,
        )
        .then(message => loading.live.has(kept) && fail(kept, message))
      pressAgain(kept)
    },
  )
}

/** The server's own button still works: let it do what it would have done. */
const pressAgain = ({ presses: [first] }: Kept) => first?.isConnected && first.click()

function mount(kept: Kept, widget: LoadableWidget, since: number, { life, watcher }: Loading): void {
  if (!kept.element.isConnected || kept.state !== 'loading') return
  kept.mounted = widget.mount(kept.element, {
    ...life,
    since,
    shown() {
      become(kept, 'mounted')
      watcher.forget(kept.element)
      tell('doorstep:mounted', { widget: kept.widget, element: kept.element })
    },
    pressed: () => kept.presses,
    failed(message) {
      const wasShown = kept.state === 'mounted'
      watcher.forget(kept.element)
      fail(kept, message)
      if (!wasShown) pressAgain(kept)
    },
  })
}
