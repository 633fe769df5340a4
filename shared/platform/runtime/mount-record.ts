import { pageParts } from '../options/grammar'
import { tell } from '../page/events/window-events'
import { placeholderSelector, type WidgetState } from '../page/placeholders'
import { report } from '../page/report'
import type { ListedWidget, MountedWidget, WidgetList } from './widget-list'

/** What `Doorstep.report()` says of one placeholder. */
export type PlaceholderReport = { widget: string; element: HTMLElement; state: WidgetState; message?: string }

/** A placeholder that the runtime has taken in. */
export type MountRecord = PlaceholderReport & {
  listed?: ListedWidget | undefined
  mounted?: MountedWidget
  /** What the visitor has pressed in it so far, in order. */
  presses: HTMLElement[]
}

// Fetched only where something is wrong.
export const diagnostics = () => import('./diagnostics')

/** The widget that an element asks for. */
export const widgetOf = (element: Element): string => element.getAttribute('data-widget') ?? ''

export function setWidgetState(record: MountRecord, state: WidgetState): void {
  record.state = state
  record.element.dataset.widgetState = state
}

/** Leaves the placeholder to the server's content, and tells developers and the page why. */
export function fail(record: MountRecord, message: string): void {
  record.message = message
  setWidgetState(record, 'failed')
  report(message, record.element)
  tell('doorstep:failed', { widget: record.widget, element: record.element, message })
}

/** What of the page around it a placeholder holds. */
export const swallowedBy = (element: Element, widgets: WidgetList): Element | undefined =>
  [...element.querySelectorAll(pageParts)].find(
    each => !each.matches(placeholderSelector) || Object.hasOwn(widgets, widgetOf(each)),
  )
