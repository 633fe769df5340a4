import { isDebugging, placeholderSelector, type WidgetState } from '../page/placeholders'
import { report } from '../page/report'
import { tell } from '../page/window-events'
import { type ListedWidget, type Moment, type MountedWidget, moments, type WidgetList } from './widget-list'

/** What `Doorstep.report()` says of one placeholder. */
export type PlaceholderReport = { widget: string; element: HTMLElement; state: WidgetState; message?: string }

/** A placeholder that the runtime has taken in. */
export type Kept = PlaceholderReport & {
  listed?: ListedWidget | undefined
  mounted?: MountedWidget
  trigger?: HTMLElement | undefined
}

// Fetched only where something is wrong.
export const diagnosis = () => import('./diagnosis')
type Diagnosis = Awaited<ReturnType<typeof diagnosis>>

// No fallback holds any of these: the placeholder was not closed, and what follows it fell in.
const ofThePage = `${placeholderSelector},main,[role=main],h1,script[src]`

/** The widget that an element asks for. */
export const widgetOf = (element: Element): string => element.getAttribute('data-widget') ?? ''

export function become(kept: Kept, state: WidgetState): void {
  kept.state = state
  kept.element.dataset.widgetState = state
}

/** Leaves the placeholder to the server's content, and tells developers and the page why. */
export function fail(kept: Kept, message: string): void {
  kept.message = message
  become(kept, 'failed')
  report(message, kept.element)
  tell('doorstep:failed', { widget: kept.widget, element: kept.element, message })
  if (isDebugging()) void diagnosis().then(({ showEditorNote }) => showEditorNote(kept.element, message))
}

/** What can be seen to be wrong before the widget is fetched, in words that are fetched; most are not wrong at all. */
export function faultOf(
  { element, widget, listed }: Kept,
  moment: string | undefined,
  widgets: WidgetList,
): ((words: Diagnosis) => string | undefined) | undefined {
  if (!listed) return ({ misnamed }) => misnamed(widget, Object.keys(widgets), isDebugging())
  const swallowed = [...element.querySelectorAll(ofThePage)].find(
    each => !each.matches(placeholderSelector) || Object.hasOwn(widgets, widgetOf(each)),
  )
  if (swallowed) return ({ unclosed }) => unclosed(widget, swallowed)
  return moments.includes(moment as Moment)
    ? undefined
    : ({ mistimed }) => mistimed(widget, `${moment}`, moments)
}
