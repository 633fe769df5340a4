import { activateName } from '../../page/events/activate'
import { closestTo } from '../../page/host/elements'
import { placeholderSelector } from '../../page/placeholders'
import { onDispose } from '../on-dispose'
import type { LoadStrategy } from '../widget-list'

// A person who stays on an element may press it next. An element that only scrolls past below the mouse is left
// sooner, even if a whole card is a link.
const hints = ['pointerover', 'focusin']
const stayedMs = 120
// The controls that react to a press; a press on a text field only focuses it.
const pressable = 'a,button,summary,[type=submit],[type=checkbox],[type=radio]'

// Fetched only if the page has a server-rendered first state.
const lazyIslands = () => import('./lazy-islands')

/** Loads a widget. `trigger` is the pressed control, which is pressed again once the widget is mounted. */
type Ask = (placeholder: Element, trigger?: HTMLElement | null) => void

/** Calls `ask` for placeholders that come near the screen or have no size; undefined if the browser cannot observe this. */
function watchScreen(ask: Ask): IntersectionObserver | undefined {
  const nearScreen =
    window.IntersectionObserver &&
    new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting, boundingClientRect: box } of entries) {
          if (!isIntersecting && box.width && box.height) continue
          nearScreen.unobserve(target)
          ask(target)
        }
      },
      { rootMargin: '200px' },
    )
  return nearScreen
}

/**
 * Calls `ask` at a placeholder's load moment: `ready` at once; `visible` within 200 px of the screen (an empty or
 * zero-size placeholder counts as visible); `interaction` at the first press inside it, or when it is activated and
 * near the screen; `printed` when it has the focus or its server-rendered state is out of date.
 */
export function watchStrategies(ask: Ask, prefetch: (placeholder: Element) => void, until?: AbortSignal) {
  const inactive = new WeakSet<Element>()
  const nearScreen = watchScreen(ask)

  const inactiveAt = (event: Event) => {
    const placeholder = closestTo(event.target, placeholderSelector)
    return placeholder && inactive.has(placeholder) ? placeholder : undefined
  }
  const activate = (event: MouseEvent) => {
    const placeholder = inactiveAt(event)
    // A press with Ctrl, Cmd or Shift opens a new tab or window and is left to the browser.
    if (!placeholder || event.ctrlKey || event.metaKey || event.shiftKey) return
    const trigger = closestTo(event.target, pressable)
    if (trigger) {
      event.preventDefault()
      event.stopPropagation()
    }
    ask(placeholder, trigger)
  }
  const hint = (event: Event) => {
    const placeholder = inactiveAt(event)
    // The arrow keys of a focused quantity field need the widget, so it is loaded at once.
    if (placeholder?.querySelector('input:focus')) ask(placeholder)
    else if (placeholder)
      setTimeout(() => placeholder.matches(':hover,:focus-within') && prefetch(placeholder), stayedMs)
  }
  const watch = (placeholder: HTMLElement, strategy: LoadStrategy) => {
    if (strategy === 'visible' && nearScreen) nearScreen.observe(placeholder)
    else if (strategy === 'ready' || strategy === 'visible') ask(placeholder)
    else inactive.add(placeholder)
    if (strategy === 'printed')
      lazyIslands().then(
        ({ watchIsland }) => watchIsland(placeholder, until),
        () => watch(placeholder, 'visible'),
      )
  }
  const stir = (event: CustomEventInit<LoadStrategy> & Event) => {
    const placeholder = inactiveAt(event)
    if (placeholder) watch(placeholder, event.detail ?? 'visible')
  }
  document.addEventListener(activateName, stir)
  document.addEventListener('click', activate, true)
  for (const name of hints) document.addEventListener(name, hint, true)
  onDispose(until, () => {
    document.removeEventListener(activateName, stir)
    document.removeEventListener('click', activate, true)
    for (const name of hints) document.removeEventListener(name, hint, true)
  })

  return {
    watch,
    /** Stops watching the placeholder, so that its own content handles presses again. */
    forget(placeholder: Element) {
      inactive.delete(placeholder)
      nearScreen?.unobserve(placeholder)
    },
  }
}
