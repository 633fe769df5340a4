import { activateName } from '../../page/events/activate'
import { placeholderSelector } from '../../page/placeholders'
import { onDispose } from '../on-dispose'
import type { LoadStrategy } from '../widget-list'

// Whoever stays at something may press it next; what a page scrolls below a mouse has left it again by then.
const hints = ['pointerover', 'focusin']
const stayedMs = 65
// What a press does something with; a text field only gets the focus by it.
const pressable = 'a,button,summary,[type=submit],[type=checkbox],[type=radio]'

// Fetched only where a page has printed a first state.
const lazyIslands = () => import('./lazy-islands')

/** Asks for a widget; `trigger` is what the visitor pressed, to be pressed again once the widget shows. */
type Ask = (placeholder: Element, trigger?: HTMLElement | null) => void

/** Asks for what comes near the screen, or has no size; undefined where the browser cannot tell. */
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
 * Calls `ask` when a placeholder's moment has come: `ready` at once, `visible` within 200 px of the screen
 * (an empty or zero-size placeholder counts as visible), `interaction` at the first press inside it, or once it is near
 * the screen and activated; `printed` is activated by its focus, and when what is printed is no longer so.
 */
export function watchStrategies(ask: Ask, prefetch: (placeholder: Element) => void, until?: AbortSignal) {
  const inactive = new WeakSet<Element>()
  const nearScreen = watchScreen(ask)

  const inactiveAt = (event: Event) => {
    const placeholder =
      event.target instanceof Element && event.target.closest<HTMLElement>(placeholderSelector)
    return placeholder && inactive.has(placeholder) ? placeholder : undefined
  }
  const activate = (event: MouseEvent) => {
    const placeholder = inactiveAt(event)
    // A press that asks for a new tab is the browser's own business.
    if (!placeholder || event.ctrlKey || event.metaKey || event.shiftKey) return
    const trigger = (event.target as Element).closest<HTMLElement>(pressable)
    if (trigger) {
      event.preventDefault()
      event.stopPropagation()
    }
    ask(placeholder, trigger)
  }
  const hint = (event: Event) => {
    const placeholder = inactiveAt(event)
    if (placeholder)
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
    /** From here on presses inside the placeholder are its own again. */
    forget(placeholder: Element) {
      inactive.delete(placeholder)
      nearScreen?.unobserve(placeholder)
    },
  }
}
