import { emit } from '../page/window-events'
import type { Need } from '../services/service'
import type { IsInGesture } from './gestures'
import { become, diagnosis, fail, type Kept } from './kept-placeholder'
import type { LoadableWidget } from './widget-list'

/** What the page has for all its placeholders. */
export type Loading = {
  services: Need | undefined
  isInGesture: IsInGesture
  /** Does it as soon as the page has time. */
  queue: (task: () => void) => void
  isLive: (kept: Kept) => boolean
  /** The moment has come, or comes no more: from here on presses inside the placeholder are its own. */
  stopWatching: (element: Element) => void
}

/** Fetches a widget that is likely to be asked for. */
export const prefetchWidget = (kept: Kept | undefined): void => void kept?.listed?.load().catch(() => {})

/** Fetches and mounts the widget of a placeholder, once; `trigger` is what the visitor pressed for it. */
export function loadWidget(kept: Kept, trigger: HTMLElement | undefined, loading: Loading): void {
  kept.trigger ??= trigger
  if (kept.state !== 'waiting') return
  become(kept, 'loading')
  kept.listed?.load().then(
    ({ widget }) => loading.queue(() => mount(kept, widget, loading)),
    (problem: unknown) => {
      loading.stopWatching(kept.element)
      void diagnosis()
        .then(
          ({ unloaded }) => unloaded(kept.widget, problem),
          () => `${kept.widget} could not be fetched (${problem}).`,
        )
        .then(message => loading.isLive(kept) && fail(kept, message))
      // The server's own button still works: let it do what it would have done.
      if (trigger?.isConnected) trigger.click()
    },
  )
}

function mount(kept: Kept, widget: LoadableWidget, { services, isInGesture, stopWatching }: Loading): void {
  if (!kept.element.isConnected || kept.state !== 'loading') return
  kept.mounted = widget.mount(kept.element, {
    services,
    shown() {
      become(kept, 'mounted')
      stopWatching(kept.element)
      emit('doorstep:mounted', { widget: kept.widget, element: kept.element })
    },
    pressed: () => kept.trigger,
    isInGesture,
    failed: message => fail(kept, message),
  })
}
