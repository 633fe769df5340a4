import { activateName } from '../../page/events/activate'
import { closestTo } from '../../page/host/elements'
import { placeholderSelector } from '../../page/placeholders'
import { sharedFiles } from '../mount/fetch-chunk'
import type { MountRecord } from '../mount-record'
import { isBuilt, onDispose } from '../on-dispose'
import type { LoadStrategy } from '../widget-list'

// A person who stays on an element may press it next. An element that only scrolls past below the mouse is left
// sooner, even if a whole card is a link.
const hints = ['pointerover', 'focusin']
const stayedMs = 120
// The controls whose press waits for the widget. A press on a text field only focuses it, and a radio button shows at
// once that it is chosen.
const pressable = 'a,button,summary,[type=submit],[type=checkbox]'

// Fetched only if the page has a server-rendered first state.
const lazyIslands = () => import('./lazy-islands')

/** Loads a widget. `trigger` is the pressed control, which is pressed again once the widget is mounted. */
type Ask = (record: MountRecord, trigger?: HTMLElement | null) => void

const hasSize = ({ width, height }: DOMRect | DOMRectReadOnly) => width * height > 1

/**
 * Calls `tell` for placeholders that come near the screen or have no size. Returns undefined if a script of the page has
 * removed the observer.
 */
const watchScreen = (
  tell: (placeholder: Element, isNear: boolean) => unknown,
): IntersectionObserver | undefined =>
  window.IntersectionObserver &&
  // Widgets near the screen, pressed or rested on are fetched. Ends with: the widget is fetched; the loader is
  // disposed.
  new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (isIntersecting || !hasSize(boundingClientRect)) tell(target, isIntersecting)
    },
    { rootMargin: '200px' },
  )

/**
 * Returns true if a placeholder shows nothing that somebody could press: nothing at all, white space, or a link for screen
 * readers alone.
 */
const isBlank = (placeholder: HTMLElement) =>
  !(placeholder.innerText.trim() || placeholder.querySelector(pressable)) ||
  ![placeholder, ...placeholder.querySelectorAll('*')].some(part => hasSize(part.getBoundingClientRect()))

/**
 * Calls `ask` at a placeholder's load moment: `ready` at once; `visible` within 200 px of the screen (an empty or
 * zero-size placeholder counts as visible, and all do where the screen cannot be observed); `interaction` at the first
 * press inside it, or when it is activated and near the screen; `printed` when it has the focus or its server-rendered
 * state is out of date. The last two also near the screen if there is nothing in it to press.
 */
export function watchStrategies(
  known: Pick<WeakMap<Element, MountRecord>, 'get'>,
  ask: Ask,
  until?: AbortSignal,
) {
  const tell = (placeholder: Element) => {
    const record = known.get(placeholder)
    if (record) ask(record)
  }
  const nearScreen = watchScreen(tell)
  const blanks = watchScreen(
    (placeholder, isNear) => isNear && isBlank(placeholder as HTMLElement) && tell(placeholder),
  )

  const asleepAt = (event: Event) => {
    const record = known.get(closestTo(event.target, placeholderSelector) as Element)
    return record?.isAsleep ? record : undefined
  }
  const activate = (event: MouseEvent) => {
    const record = asleepAt(event)
    // A press with Ctrl, Cmd or Shift opens a new tab or window and is left to the browser.
    if (!record || event.ctrlKey || event.metaKey || event.shiftKey) return
    const trigger = closestTo(event.target, pressable)
    if (trigger) {
      event.preventDefault()
      event.stopPropagation()
    }
    ask(record, trigger)
  }
  const hint = (event: Event) => {
    const record = asleepAt(event)
    // The arrow keys of a focused quantity field need the widget, so it is loaded at once.
    if (record?.element.querySelector('input:focus')) ask(record)
    // A failure is ignored, as the widget is fetched again, and reported, when it is needed.
    else if (record)
      setTimeout(
        () => record.element.matches(':hover,:focus-within') && record.listed?.load().catch(() => {}),
        stayedMs,
      )
  }
  const watch = (record: MountRecord, strategy: LoadStrategy) => {
    if (strategy === 'visible' && nearScreen) nearScreen.observe(record.element)
    else if (strategy === 'ready' || strategy === 'visible') ask(record)
    else {
      record.isAsleep = true
      // A page that says what it has printed may have printed that nothing shows, such as a closed week.
      if (!record.element.dataset.printed) blanks?.observe(record.element)
    }
    if (strategy === 'printed')
      lazyIslands().then(
        ({ watchIsland }) => watchIsland(record.element, sharedFiles, ...(isBuilt ? [] : [until])),
        () => watch(record, 'visible'),
      )
  }
  const wake = (event: CustomEventInit<LoadStrategy> & Event) => {
    const record = asleepAt(event)
    if (record) watch(record, event.detail ?? 'visible')
  }
  document.addEventListener(activateName, wake)
  document.addEventListener('click', activate, true)
  for (const name of hints) document.addEventListener(name, hint, true)
  onDispose(until, () => {
    document.removeEventListener(activateName, wake)
    document.removeEventListener('click', activate, true)
    for (const name of hints) document.removeEventListener(name, hint, true)
  })

  return {
    watch,
    /** Stops watching the placeholder, so that its own content handles presses again. */
    forget(record: MountRecord) {
      record.isAsleep = false
      nearScreen?.unobserve(record.element)
      blanks?.unobserve(record.element)
    },
  }
}
