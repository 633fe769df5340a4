import { isDebugging, placeholderSelector, type WidgetState } from '../page/placeholders'
import { report } from '../page/report'
import { emit } from '../page/window-events'
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

const widgetOf = (element: Element): string => element.getAttribute('data-widget') ?? ''

export function become(kept: Kept, state: WidgetState): void {
  kept.state = state
  kept.element.dataset.widgetState = state
}

/** Leaves the placeholder to the server's content, and tells developers and the page why. */
export function fail(kept: Kept, message: string): void {
  kept.message = message
  become(kept, 'failed')
  report(message, kept.element)
  emit('doorstep:failed', { widget: kept.widget, element: kept.element, message })
  if (isDebugging()) void diagnosis().then(({ showEditorNote }) => showEditorNote(kept.element, message))
}

/** When its widget is to be fetched, as the page says, or else the list. */
export const momentOf = ({ element, listed }: Kept): string | undefined =>
  element.getAttribute('data-load') ?? listed?.when

/** What can be seen to be wrong before the widget is fetched, in words that are fetched; most are not wrong at all. */
export function faultOf(
  kept: Kept,
  widgets: WidgetList,
): ((words: Diagnosis) => string | undefined) | undefined {
  const { element, widget, listed } = kept
  if (!listed) return ({ misnamed }) => misnamed(widget, Object.keys(widgets), isDebugging())
  const swallowed = [...element.querySelectorAll(ofThePage)].find(
    each => !each.matches(placeholderSelector) || Object.hasOwn(widgets, widgetOf(each)),
  )
  if (swallowed) return ({ unclosed }) => unclosed(widget, swallowed)
  const moment = momentOf(kept) as Moment
  return moments.includes(moment) ? undefined : ({ mistimed }) => mistimed(widget, moment, moments)
}

/** A placeholder as it is found. */
export function keptFrom(element: HTMLElement, widgets: WidgetList): Kept {
  const widget = widgetOf(element)
  const listed = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined
  return { widget, element, state: 'waiting', listed }
}

export const reportOf = ({ widget, element, state, message }: Kept): PlaceholderReport => ({
  widget,
  element,
  state,
  ...(message && { message }),
})
