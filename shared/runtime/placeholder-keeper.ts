import { isDebugging, placeholderSelector, placeholdersIn, type WidgetState } from '../page/placeholders'
import { report } from '../page/report'
import { emit } from '../page/window-events'
import type { Need } from '../services/service'
import { watchGestures } from './gestures'
import { watchMoments } from './moments'
import { createMountQueue } from './mount-queue'
import { type ListedWidget, type Moment, type MountedWidget, moments, type WidgetList } from './widget-list'

/** What `Doorstep.report()` says of one placeholder. */
export type PlaceholderReport = { widget: string; element: HTMLElement; state: WidgetState; message?: string }

type Kept = PlaceholderReport & {
  listed?: ListedWidget | undefined
  mounted?: MountedWidget
  trigger?: HTMLElement | undefined
}

export type PlaceholderKeeper = ReturnType<typeof createPlaceholderKeeper>

// No fallback holds any of these: the placeholder was not closed, and what follows it fell in.
const ofThePage = `${placeholderSelector},main,[role=main],h1,script[src]`
const widgetOf = (element: Element) => element.getAttribute('data-widget') ?? ''

// Fetched only where something is wrong.
const diagnosis = () => import('./diagnosis')
type Diagnosis = Awaited<ReturnType<typeof diagnosis>>

/** Knows every placeholder of the page and what has become of it. */
export function createPlaceholderKeeper(widgets: WidgetList, services?: Need, until?: AbortSignal) {
  // Being known is remembered here and not in the markup: a clone copies attributes, not this.
  const known = new WeakMap<Element, Kept>()
  const live = new Set<Kept>()
  const queue = createMountQueue()
  const isInGesture = watchGestures(until)

  const become = (kept: Kept, state: WidgetState) => {
    kept.state = state
    kept.element.dataset.widgetState = state
  }
  const fail = (kept: Kept, message: string) => {
    kept.message = message
    become(kept, 'failed')
    report(message, kept.element)
    emit('doorstep:failed', { widget: kept.widget, element: kept.element, message })
    if (isDebugging()) void diagnosis().then(({ showEditorNote }) => showEditorNote(kept.element, message))
  }

  const mount = (kept: Kept, widget: Awaited<ReturnType<ListedWidget['load']>>['widget']) => {
    if (!kept.element.isConnected || kept.state !== 'loading') return
    kept.mounted = widget.mount(kept.element, {
      services,
      shown() {
        become(kept, 'mounted')
        watcher.forget(kept.element)
        emit('doorstep:mounted', { widget: kept.widget, element: kept.element })
      },
      pressed: () => kept.trigger,
      isInGesture,
      failed: message => fail(kept, message),
    })
  }
  const load = (kept: Kept, trigger?: HTMLElement) => {
    kept.trigger ??= trigger
    if (kept.state !== 'waiting') return
    become(kept, 'loading')
    kept.listed?.load().then(
      ({ widget }) => queue(() => mount(kept, widget)),
      (problem: unknown) => {
        watcher.forget(kept.element)
        void diagnosis()
          .then(
            ({ unloaded }) => unloaded(kept.widget, problem),
            () => `${kept.widget} could not be fetched (${problem}).`,
          )
          .then(message => live.has(kept) && fail(kept, message))
        // The server's own button still works: let it do what it would have done.
        if (trigger?.isConnected) trigger.click()
      },
    )
  }
  const watcher = watchMoments(
    (placeholder, trigger) => {
      const kept = known.get(placeholder)
      if (kept) load(kept, trigger)
    },
    placeholder =>
      void known
        .get(placeholder)
        ?.listed?.load()
        .catch(() => {}),
    until,
  )

  const complain = async (kept: Kept, choose: (words: Diagnosis) => string | undefined) => {
    const message = choose(await diagnosis())
    if (!message) return
    live.add(kept)
    fail(kept, message)
  }
  const awaitMoment = (kept: Kept, listed: ListedWidget) => {
    const swallowed = [...kept.element.querySelectorAll(ofThePage)].find(
      each => !each.matches(placeholderSelector) || Object.hasOwn(widgets, widgetOf(each)),
    )
    if (swallowed) {
      void complain(kept, ({ unclosed }) => unclosed(kept.widget, swallowed))
      return
    }
    const moment = kept.element.getAttribute('data-load') ?? listed.when
    if (!moments.includes(moment as Moment)) {
      void complain(kept, ({ mistimed }) => mistimed(kept.widget, moment, moments))
      return
    }
    live.add(kept)
    become(kept, 'waiting')
    watcher.watch(kept.element, moment as Moment)
  }

  const release = (kept: Kept) => {
    live.delete(kept)
    known.delete(kept.element)
    watcher.forget(kept.element)
    kept.mounted?.unmount()
    delete kept.element.dataset.widgetState
    if (kept.mounted) emit('doorstep:unmounted', { widget: kept.widget, element: kept.element })
  }

  until?.addEventListener('abort', () => {
    for (const kept of live) release(kept)
  })

  const adopt = (element: HTMLElement) => {
    if (known.has(element) || !element.isConnected) return
    const widget = widgetOf(element)
    const listed = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined
    const kept: Kept = { widget, element, state: 'waiting', listed }
    known.set(element, kept)
    if (listed) awaitMoment(kept, listed)
    else void complain(kept, ({ misnamed }) => misnamed(widget, Object.keys(widgets), isDebugging()))
  }

  return {
    /** Takes a placeholder in, once, as soon as the page has time; other libraries' `data-widget` values are left alone. */
    adopt: (element: HTMLElement): void => queue(() => adopt(element)),
    /** Unmounts what has left the page or changed its name, and remounts what another script has torn. */
    sweep(): void {
      for (const kept of live) {
        const { element, mounted, widget } = kept
        if (!element.isConnected || element.getAttribute('data-widget') !== widget) release(kept)
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
    report: (): PlaceholderReport[] =>
      [...live].map(({ widget, element, state, message }) => ({
        widget,
        element,
        state,
        ...(message && { message }),
      })),
  }
}
