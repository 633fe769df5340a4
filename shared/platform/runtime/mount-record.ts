import { pageParts } from '../options/grammar'
import { tell } from '../page/events/window-events'
import { unhidden } from '../page/host/unhidden'
import { placeholderSelector, type WidgetState } from '../page/placeholders'
import { report } from '../page/report'
import type { ListedWidget, MountedWidget, WidgetList } from './widget-list'

/** What `Doorstep.report()` returns for one placeholder. */
export type PlaceholderReport = { widget: string; element: HTMLElement; state: WidgetState; message?: string }

/** A placeholder that the runtime manages. */
export type MountRecord = PlaceholderReport & {
  listed?: ListedWidget | undefined
  mounted?: MountedWidget
  /** The controls that the visitor has pressed in it so far, in order. */
  presses: HTMLElement[]
}

// Fetched only where something is wrong.
export const diagnostics = () => import('./diagnostics')

/** The name of the widget that an element asks for. */
export const widgetOf = (element: Element): string => unhidden(element).getAttribute('data-widget') ?? ''

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

/** The first element inside a placeholder that belongs to the page around it, because the tag was not closed. */
export const swallowedBy = (element: Element, widgets: WidgetList): Element | undefined =>
  [...unhidden(element).querySelectorAll(pageParts)].find(
    each => !each.matches(placeholderSelector) || Object.hasOwn(widgets, widgetOf(each)),
  )
